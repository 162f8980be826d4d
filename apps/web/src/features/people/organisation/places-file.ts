import { type CountedPlace, type PlaceTree, placeTrees } from '@horae/contract/people/places';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { organisationWords } from './organisation.words';
import { pathOf, treeRows } from './place-tree.rules';

/** A tree as a sheet with a column for each kind of place, so that rows can be pasted back. */
export function placesFile(tree: PlaceTree, hotel: number, places: readonly CountedPlace[], scope: string): ExportFile {
  const say = organisationWords.say;
  const kinds = placeTrees[tree];
  const rows = treeRows(tree, places, new Set());
  const file = listFile({
    name: tree,
    title: say(`tab.${tree}`),
    scope,
    columns: [
      ...kinds.map((kind) => ({ header: say(`head.${kind}`), width: 28 })),
      { header: say('people'), kind: 'integer' as const },
      { header: say('closedFrom'), kind: 'date' as const },
      ...(tree === 'departments' ? [{ header: say('costPlace'), width: 12 }] : []),
    ],
    rows: rows.map(({ place }) => {
      const path = pathOf(places, place);
      return [
        ...kinds.map((_, depth) => path[depth] ?? ''),
        place.people,
        place.closedFrom ?? '',
        ...(tree === 'departments' ? [place.costPlace ?? ''] : []),
      ];
    }),
  });
  return { ...file, hotel };
}
