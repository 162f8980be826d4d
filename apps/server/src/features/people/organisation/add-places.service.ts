import { type PlaceRow, type PlaceTree, placeTrees } from '@horae/contract/people/organisation.contract';
import type { Database } from '#platform/database';
import { conflict, invalid } from '#platform/errors';
import { keyOf, openPlaces, readPlaceRows, type WantedPlace } from './pasted-places.rules';
import { insertPlace, lockPlaces, readPlaces } from './place-rows';
import { placeTemplates } from './place-templates';
import { tellPlace } from './tell-change';

interface Pasted {
  tree: PlaceTree;
  rows: string[][];
}

/** Adds the places in the rows that the hotel does not have; nothing if one line is invalid or it is a dry run. */
export async function addPlaces(
  tx: Database,
  accountId: number,
  companyId: number,
  { tree, rows: lines, dryRun }: Pasted & { dryRun: boolean },
): Promise<{ rows: PlaceRow[]; added: number; isDone: boolean }> {
  await lockPlaces(tx, companyId);
  const { rows, wanted } = readPlaceRows(tree, lines, await readPlaces(tx, companyId));
  const isDone = !dryRun && rows.every(({ state }) => state !== 'wrong');
  if (isDone) await writeWanted(tx, accountId, companyId, tree, wanted);
  return { rows, added: wanted.length, isDone };
}

export async function fillByTemplate(
  tx: Database,
  accountId: number,
  companyId: number,
  id: string,
): Promise<{ added: number }> {
  const template = placeTemplates.find((one) => one.id === id);
  if (!template) throw invalid('template', 'There is no such template.');
  await lockPlaces(tx, companyId);
  const places = await readPlaces(tx, companyId);
  if (places.length > 0) throw conflict('This hotel already has places. A template can only fill an empty hotel.');
  let added = 0;
  for (const tree of ['units', 'departments'] as const) {
    const { wanted } = readPlaceRows(tree, template[tree], []);
    await writeWanted(tx, accountId, companyId, tree, wanted);
    added += wanted.length;
  }
  return { added };
}

async function writeWanted(
  tx: Database,
  accountId: number,
  companyId: number,
  tree: PlaceTree,
  wanted: readonly WantedPlace[],
): Promise<void> {
  const ids = new Map(
    openPlaces(placeTrees[tree], await readPlaces(tx, companyId)).map(({ path, place }) => [keyOf(path), place.id]),
  );
  for (const { kind, path } of wanted) {
    const parentId = ids.get(keyOf(path.slice(0, -1))) ?? null;
    const after = await insertPlace(tx, companyId, { kind, parentId, name: path.at(-1)! });
    ids.set(keyOf(path), after.id);
    await tellPlace(tx, { companyId, accountId, before: null, after });
  }
}
