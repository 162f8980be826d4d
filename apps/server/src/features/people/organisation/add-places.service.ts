import {
  type PasteTarget,
  type Place,
  type PlaceKind,
  type PlaceRow,
  placeKinds,
  placeTrees,
} from '@horae/contract/people/places';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { conflict, invalid } from '#platform/errors';
import { companies } from './organisation.table';
import { keyOf, openPlaces, readPlaceRows, readRowsOfBoth, type WantedPlace } from './pasted-places.rules';
import { insertPlace, lockPlaces, readPlaces } from './place-rows';
import { placeTemplates } from './place-templates';
import { tellPlace } from './tell-change';

interface Pasted {
  tree: PasteTarget;
  rows: string[][];
}

/** Adds the places in the rows that the hotel does not have; nothing if one line is invalid or it is a dry run. */
export async function addPlaces(
  tx: Database,
  accountId: number,
  companyId: number,
  { tree, rows: lines, dryRun }: Pasted & { dryRun: boolean },
): Promise<{ rows: PlaceRow[]; added: number; kinds: Record<PlaceKind, number>; isDone: boolean }> {
  await lockPlaces(tx, companyId);
  const places = await readPlaces(tx, companyId);
  const { rows, wanted } =
    tree === 'both'
      ? readRowsOfBoth(lines, places, await unitOf(tx, companyId, places))
      : readPlaceRows(tree, lines, places);
  const isDone = !dryRun && rows.every(({ state }) => state !== 'wrong');
  if (isDone) await writeWanted(tx, accountId, companyId, wanted);
  const counts = placeKinds.map((kind) => [kind, wanted.filter((one) => one.kind === kind).length]);
  return { rows, added: wanted.length, kinds: Object.fromEntries(counts), isDone };
}

/** The business unit of departments that name none: the only one there is, otherwise one called like the hotel. */
async function unitOf(tx: Database, companyId: number, places: readonly Place[]): Promise<string> {
  const units = places.filter(({ kind, closedFrom }) => kind === 'business-unit' && closedFrom === null);
  if (units.length === 1) return units[0]!.name;
  const [hotel] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.companyId, companyId));
  return hotel?.name ?? String(companyId);
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
    await writeWanted(tx, accountId, companyId, wanted);
    added += wanted.length;
  }
  return { added };
}

async function writeWanted(
  tx: Database,
  accountId: number,
  companyId: number,
  wanted: readonly WantedPlace[],
): Promise<void> {
  const places = await readPlaces(tx, companyId);
  for (const kinds of Object.values(placeTrees)) {
    const ids = new Map(openPlaces(kinds, places).map(({ path, place }) => [keyOf(path), place.id]));
    for (const { kind, path } of wanted.filter((one) => kinds.some((each) => each === one.kind))) {
      const parentId = ids.get(keyOf(path.slice(0, -1))) ?? null;
      const after = await insertPlace(tx, companyId, { kind, parentId, name: path.at(-1)! });
      ids.set(keyOf(path), after.id);
      await tellPlace(tx, { companyId, accountId, before: null, after });
    }
  }
}
