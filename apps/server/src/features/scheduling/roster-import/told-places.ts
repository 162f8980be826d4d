import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { type PlaceNames, placeNames } from '#roster/place-names';
import type { Comparison } from './comparison';
import type { RowShift } from './entries';
import { placesOfRows, type RowPlace } from './named-places';
import type { Matched } from './people';
import { ownPlace, placeAfter } from './told-places.rules';

/** What a report needs to say where shifts are worked. */
export interface ToldPlaces {
  names: PlaceNames;
  /** Of new shifts: what their person does not have anyhow on that day. */
  added: ReadonlyMap<RowShift, RowPlace>;
}

/** Reads where new shifts are worked that say it, and the names of all places; nothing where all is worked at home. */
export async function readToldPlaces(
  tx: Database,
  { companyId, timeZone }: Pick<GrantedHotel, 'companyId' | 'timeZone'>,
  matched: Matched,
  { addedShifts, changedShifts, removedShifts }: Comparison,
): Promise<ToldPlaces> {
  const added = await placesOfNew(tx, companyId, matched, addedShifts, hotelClock(timeZone).dayOf);
  const formers = [...changedShifts.values(), ...removedShifts];
  const places = [
    ...added.values(),
    ...[...changedShifts].map(([row, former]) => placeAfter(row, former)),
    ...formers.map(ownPlace),
  ];
  const isElsewhere = places.some(
    ({ departmentId = null, workCentreId = null }) => departmentId !== null || workCentreId !== null,
  );
  const usual = formers.flatMap((former) => former.usual ?? []);
  return { added, names: await placeNames(tx, companyId, isElsewhere ? [...places, ...usual] : []) };
}

async function placesOfNew(
  tx: Database,
  companyId: number,
  { newPeople, personOf }: Matched,
  addedShifts: readonly RowShift[],
  dayOf: (second: number) => string,
): Promise<Map<RowShift, RowPlace>> {
  // Somebody new has no id, and the department of the first row.
  const homes = new Map(newPeople.map((entry) => [personOf(entry), entry.department.toLowerCase()]));
  const rows = addedShifts.map((row) => ({ row, employeeId: Number(personOf(row)) || 0, day: dayOf(row.start) }));
  const places = await placesOfRows(tx, companyId, rows);
  for (const [row, place] of places)
    if (row.worksIn && homes.get(personOf(row)) === row.worksIn.toLowerCase())
      places.set(row, { ...place, departmentId: null });
  return places;
}
