import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { PlaceFields } from '#roster/planned-item';
import { readCostPlaces } from '../../people/organisation/cost-places.reads';
import { readOwnPlaces } from './own-places.reads';
import { notPlannedHere, placeFaults, refusePlaces } from './refuse-places';

type Place = Omit<PlaceFields, 'skill'>;

/** Work that is to be placed. */
export interface WantedPlace extends Place {
  employeeId: number;
  /** The local day on which it begins. */
  day: string;
  /** Where it is placed already, drafts included; that may stay, whoever placed it there. */
  before: readonly Pick<Place, 'departmentId' | 'workCentreId'>[];
  /** The object whose field names the place, as `shift`. */
  path: string;
}

/**
 * Where and as what work is to be done, as it is stored: null where the person belongs there, or has that job, on the
 * day, so that it follows them, and where the department has that cost place. Refuses places of other hotels, closed
 * ones, and those in which the account plans nobody.
 */
export async function checkedPlaces(
  db: Database,
  hotel: GrantedHotel,
  wanted: readonly WantedPlace[],
): Promise<readonly Place[]> {
  const places = await storedPlaces(db, hotel.companyId, wanted);
  const stored = wanted.map((one, at) => ({ ...one, ...places[at]! }));
  await refusePlaces(db, hotel, stored);
  return places;
}

/** Why work cannot be placed anew where it is wanted; null if it can. */
export async function refusedPlaces(
  db: Database,
  hotel: GrantedHotel,
  wanted: readonly Omit<WantedPlace, 'before' | 'path'>[],
): Promise<(string | null)[]> {
  const places = await storedPlaces(db, hotel.companyId, wanted);
  const anew = wanted.map((one, at) => ({ ...one, ...places[at]!, before: [], path: 'item' }));
  return (await placeFaults(db, hotel, anew)).map((fault) => fault?.message ?? null);
}

/** As `refusedPlaces`, for open shifts, of departments of which `mayPlan` says that the account plans their open shifts. */
export async function refusedOpenPlaces(
  db: Database,
  hotel: GrantedHotel,
  wanted: readonly (PlaceFields & { day: string })[],
  mayPlan: (departmentId: number) => boolean,
): Promise<(string | null)[]> {
  const anew = wanted.map((one) => ({ ...one, before: [], path: 'item' }));
  const faults = await placeFaults(db, hotel, anew);
  return wanted.map(({ departmentId }, at) => faults[at]?.message ?? (mayPlan(departmentId!) ? null : notPlannedHere));
}

/** As `checkedPlaces`, for open shifts, which belong to their departments. */
export async function checkedOpenPlaces(
  db: Database,
  hotel: GrantedHotel,
  wanted: readonly Omit<WantedPlace, 'employeeId'>[],
): Promise<readonly Place[]> {
  await refusePlaces(db, hotel, wanted);
  return usualCostPlaces(db, hotel.companyId, wanted.map(placeOnly), (at) => wanted[at]!.departmentId);
}

/** The places as they are stored, without checks: null where it is the person’s own on the day. */
export async function storedPlaces(
  db: Database,
  companyId: number,
  wanted: readonly (Place & Pick<WantedPlace, 'employeeId' | 'day'>)[],
): Promise<readonly Place[]> {
  const places = wanted.map(placeOnly);
  if (places.every((place) => Object.values(place).every((value) => value === null))) return places;
  const own = await readOwnPlaces(db, companyId, wanted);
  const stored = places.map(({ departmentId, jobTitle, workCentreId, costPlace }, at) => {
    const department = departmentId === own[at]?.departmentId ? null : departmentId;
    return {
      departmentId: department,
      jobTitle: jobTitle === own[at]?.jobTitle ? null : jobTitle,
      // Work of another department is by default in the work centre that is named like it.
      workCentreId: department === null && workCentreId === own[at]?.workCentreId ? null : workCentreId,
      costPlace,
    };
  });
  return usualCostPlaces(db, companyId, stored, (at) => stored[at]!.departmentId ?? own[at]?.departmentId ?? null);
}

const placeOnly = ({ departmentId, jobTitle, workCentreId, costPlace }: Place): Place => ({
  departmentId,
  jobTitle,
  workCentreId,
  costPlace,
});

/** The places without the cost places that their departments have anyhow. */
async function usualCostPlaces(
  db: Database,
  companyId: number,
  places: readonly Place[],
  departmentOf: (at: number) => number | null,
): Promise<readonly Place[]> {
  if (places.every(({ costPlace }) => costPlace === null)) return places;
  const usual = await readCostPlaces(db, companyId);
  return places.map((place, at) =>
    place.costPlace !== null && place.costPlace === usual.get(departmentOf(at) ?? 0)
      ? { ...place, costPlace: null }
      : place,
  );
}
