import type { Place } from '@horae/contract/people/places';
import type { Database } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { parentOf } from './organisation.service';
import { peopleFrom } from './people-of-places';
import {
  branchOf,
  lockPlaces,
  named,
  type PlaceRef,
  readPlaces,
  refuseClosed,
  refuseTaken,
  updatePlace,
} from './place-rows';
import { tellPlace } from './tell-change';

/** Closes a place and everything open below it; refused while an employee belongs there on that day or later. */
export async function closePlace(
  tx: Database,
  accountId: number,
  { day, ...ref }: PlaceRef & { day: string },
): Promise<Place> {
  const { companyId } = ref;
  const branch = await lockedBranch(tx, ref);
  refuseClosed(branch[0]!);
  const people = await peopleFrom(tx, companyId, branch, day);
  if (people > 0) throw conflict(`${belongs(people)} to ${branch[0]!.name}. Move them or merge the place first.`);
  const open = branch.filter(({ closedFrom }) => closedFrom === null);
  return writeAll(tx, accountId, companyId, open, day);
}

const belongs = (people: number) => (people === 1 ? 'One person belongs' : `${people} people belong`);

/** Reopens a closed place with those below it that closed on the same day, if their parent and name allow it. */
export async function reopenPlace(tx: Database, accountId: number, ref: PlaceRef): Promise<Place> {
  const { companyId } = ref;
  const branch = await lockedBranch(tx, ref);
  const [place] = branch;
  if (place!.closedFrom === null) throw conflict(`${named(place!)} is open.`);
  const places = await readPlaces(tx, companyId);
  parentOf(places, place!.kind, place!.parentId ?? undefined);
  refuseTaken(places, place!, place!.id);
  const closed = branch.filter(({ closedFrom }) => closedFrom === place!.closedFrom);
  return writeAll(tx, accountId, companyId, closed, null);
}

async function lockedBranch(tx: Database, { companyId, kind, id }: PlaceRef): Promise<Place[]> {
  await lockPlaces(tx, companyId);
  const places = await readPlaces(tx, companyId);
  const place = places.find((one) => one.kind === kind && one.id === id);
  if (!place) throw notFound('Place');
  return branchOf(places, place);
}

/** Returns the first place as written. */
async function writeAll(
  tx: Database,
  accountId: number,
  companyId: number,
  places: readonly Place[],
  closedFrom: string | null,
): Promise<Place> {
  for (const before of places) {
    const after = { ...before, closedFrom, continuedAs: null };
    await updatePlace(tx, companyId, after);
    await tellPlace(tx, { companyId, accountId, before, after });
  }
  return { ...places[0]!, closedFrom, continuedAs: null };
}
