import type { SharedSamples } from '#platform/samples';
import { autocompleteItems } from './autocomplete.table';

/** Words of hotel work, of which each joins each: ten times ten make the hundred. */
const places = [
  'Lobby',
  'Kitchen',
  'Rooftop bar',
  'Pool deck',
  'Laundry',
  'Spa',
  'Κήπος',
  'Garage',
  'Ballroom',
  'Floor 3',
];
const deeds = [
  'opening list',
  'closing list',
  'deep clean',
  'stock count',
  'safety walk',
  'lamp change',
  'rota of the week',
  'lost property',
  'guest request',
  'παραλαβή',
];

export const autocompleteSamples: SharedSamples = {
  name: 'autocomplete',
  async add(tx) {
    const rows = places.flatMap((place, row) =>
      deeds.map((deed, column) => ({ place, deed, id: row * deeds.length + column + 1 })),
    );
    await tx
      .insert(autocompleteItems)
      .values(rows.map(({ place, deed, id }) => ({ id, title: `${place}: ${deed}`, rank: String(id) })));
  },
};
