import type { OpenShift } from '@horae/contract/scheduling/planned-items';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { departmentNames } from '#roster/department-names';
import { type AnyItem, hasPerson } from '#roster/planned-item';
import { wireItem } from '#roster/wire-item';
import { draftsOn } from './drafts.store';
import { readOpenScope } from './open-scope';
import { readOpenOn } from './open-shifts.store';
import { withAnyDrafts } from './plan-clashes.rules';
import type { Days } from './plan-scope';

/** The published open shifts on these days of the departments in which the account plans. */
export async function readOpenPlan(db: Database, hotel: GrantedHotel, days: Days): Promise<OpenShift[]> {
  const all = await readOpenOn(db, hotel, days);
  if (all.length === 0) return [];
  const mayPlan = await readOpenScope(db, hotel);
  const open = all.filter(({ departmentId }) => mayPlan(departmentId));
  const clock = hotelClock(hotel.timeZone);
  const nameOf = await departmentNames(db, hotel.companyId, open);
  return open.map((item) => {
    const { id, version, departmentId } = item;
    const { employeeId: _, ...wire } = wireItem(item, hotel, clock, nameOf);
    return Object.assign(wire, { id, version, departmentId });
  });
}

/** The open shifts that begin on these days, with the drafts of planners laid over them. */
export async function readOpenDrafted(
  db: Database,
  hotel: GrantedHotel,
  days: Days,
): Promise<{ item: AnyItem; isDrafted: boolean }[]> {
  const mayPlan = await readOpenScope(db, hotel);
  const drafts = await draftsOn(db, hotel.companyId, days);
  const drafted = new Set(drafts.map(({ item }) => item.id));
  return withAnyDrafts(await readOpenOn(db, hotel, days), drafts)
    .filter((item) => !hasPerson(item) && days.first <= item.firstDay && item.firstDay <= days.last)
    .filter(({ departmentId }) => mayPlan(departmentId!))
    .sort((a, b) => a.start - b.start || a.id - b.id)
    .map((item) => ({ item, isDrafted: drafted.has(item.id) }));
}
