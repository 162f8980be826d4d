import { type CountedPlace, type Place, type PlaceKind, parentKinds } from '@horae/contract/people/places';
import { type Database, inTransaction } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import { countPeople, peopleFrom } from './people-of-places';
import { kindColumns } from './place-kinds';
import {
  branchOf,
  lockPlaces,
  type PlaceRef,
  readPlace,
  readPlaces,
  refuseClosed,
  refuseTaken,
  updatePlace,
} from './place-rows';
import { tellPlace } from './tell-change';

/** Both trees of a hotel on a day, each place with the number of employees in it and below it. */
export async function readTree(
  db: Database,
  companyId: number,
  day: string,
  withClosed: boolean,
): Promise<{ hotel: number; day: string; people: number; places: CountedPlace[] }> {
  const [places, heads] = await Promise.all([readPlaces(db, companyId), countPeople(db, companyId, day)]);
  const counts = new Map<string, number>();
  const parents = new Map(places.map((place) => [keyOf(place.kind, place.id), place.parentId]));
  const count = (kind: PlaceKind, id: number, people: number): void => {
    counts.set(keyOf(kind, id), (counts.get(keyOf(kind, id)) ?? 0) + people);
    const parentKind = parentKinds[kind];
    const parentId = parents.get(keyOf(kind, id));
    if (parentKind && parentId) count(parentKind, parentId, people);
  };
  for (const { centre, department, people } of heads) {
    count('work-centre', centre, people);
    count('department', department, people);
  }
  const shown = places.filter(({ closedFrom }) => withClosed || closedFrom === null || closedFrom > day);
  return {
    hotel: companyId,
    day,
    people: heads.reduce((sum, { people }) => sum + people, 0),
    places: shown.map((place) => Object.assign(place, { people: counts.get(keyOf(place.kind, place.id)) ?? 0 })),
  };
}

const keyOf = (kind: PlaceKind, id: number) => `${kind} ${id}`;

/** Counts the employees and places that a move, merger or closing from a day on would affect. */
export async function readAffected(
  db: Database,
  place: PlaceRef,
  day: string,
): Promise<{ people: number; places: number }> {
  const places = await readPlaces(db, place.companyId);
  const top = places.find(({ kind, id }) => kind === place.kind && id === place.id);
  if (!top) throw notFound('Place');
  const branch = branchOf(places, top);
  const open = branch.filter(({ closedFrom }) => closedFrom === null);
  return { people: await peopleFrom(db, place.companyId, branch, day), places: open.length };
}

/** The open parent for a place of this kind; null at the top of a tree. */
export function parentOf(places: readonly Place[], kind: PlaceKind, id: number | undefined): Place | null {
  const parentKind = parentKinds[kind];
  if (!parentKind) {
    if (id !== undefined)
      throw invalid('parentId', `A ${kindColumns[kind].thing} cannot be placed under another place.`);
    return null;
  }
  const parent = places.find((place) => place.kind === parentKind && place.id === id);
  if (!parent) throw invalid('parentId', `Choose a ${kindColumns[parentKind].thing} in this hotel.`);
  refuseClosed(parent);
  return parent;
}

/** Renames a place, and gives a department another cost place; `check` receives it as it is. */
export function renamePlace(
  db: Database,
  accountId: number,
  { name, costPlace, ...ref }: PlaceRef & { name: string; costPlace?: string | undefined },
  check: (now: Place) => void,
): Promise<Place> {
  return inTransaction(db, async (tx) => {
    const { companyId } = ref;
    await lockPlaces(tx, companyId);
    const before = await readPlace(tx, ref);
    check(before);
    if (before.closedFrom === null) refuseTaken(await readPlaces(tx, companyId), { ...before, name }, before.id);
    if (costPlace && ref.kind !== 'department') throw invalid('costPlace', 'Only departments have cost places.');
    const { costPlace: known, ...rest } = before;
    const cost = costPlace ?? known;
    const after = { ...rest, name, ...(cost && { costPlace: cost }) };
    await updatePlace(tx, companyId, after);
    await tellPlace(tx, { companyId, accountId, before, after });
    return after;
  });
}
