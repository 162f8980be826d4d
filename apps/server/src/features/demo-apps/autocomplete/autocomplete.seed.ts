import type { SharedSamples } from '#platform/samples';
import { autocompleteItems } from './autocomplete.table';

/** Combined with every action below: ten times ten make the hundred entries. */
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
const actions = [
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
      actions.map((action, column) => ({ place, action, id: row * actions.length + column + 1 })),
    );
    await tx
      .insert(autocompleteItems)
      .values(rows.map(({ place, action, id }) => ({ id, title: `${place}: ${action}`, rank: String(id) })));
  },
};
