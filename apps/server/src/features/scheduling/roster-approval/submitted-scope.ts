import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { readOwnPlaces } from '../shifts/own-places.reads';
import { itemsOf, type StoredSubmission } from './submissions.store';

export type Range = Pick<StoredSubmission, 'id' | 'firstDay' | 'lastDay' | 'people' | 'openIn'>;

/**
 * What publishing a submission would look at: its people on the days on which they belong to its departments. Somebody
 * who moves within these days is planned by others before or after it, and what they plan is no change of it.
 */
export async function scopeOf(db: Database, { companyId }: GrantedHotel, submission: Range) {
  const { id, firstDay: first, lastDay: last, people, openIn } = submission;
  // Nobody is left of it once their data are erased; no employee has this id, and an empty list would mean everybody.
  const employees = people.length === 0 ? [-1] : people;
  const items = await itemsOf(db, companyId, id);
  const ofItems = items.flatMap(({ employeeId, day }) => (employeeId === null ? [] : [{ employeeId, day }]));
  const planned = new Set(ofItems.map(({ employeeId }) => employeeId));
  const others = people.filter((employeeId) => !planned.has(employeeId));
  const places = await readOwnPlaces(db, companyId, [
    ...ofItems,
    ...others.flatMap((employeeId) => [first, last].map((day) => ({ employeeId, day }))),
  ]);
  const departments = [...new Set(places.flatMap((place) => place?.departmentId ?? []))];
  return { first, last, departments, employees, openIn };
}
