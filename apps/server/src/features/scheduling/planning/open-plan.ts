import type { OpenShift } from '@horae/contract/scheduling/planned-items';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { placeNames } from '#roster/place-names';
import { type AnyItem, hasPerson } from '#roster/planned-item';
import { wireItem } from '#roster/wire-item';
import { lastHolders } from '../roster-history/roster-history.reads';
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
  const names = await placeNames(db, hotel.companyId, open);
  const holders = await lastHolders(
    db,
    hotel.companyId,
    open.map(({ id }) => id),
  );
  return open.map((item) => {
    const { id, version, departmentId } = item;
    const { employeeId: _, ...wire } = wireItem(item, hotel, clock, names);
    const leftBy = holders.get(id);
    return Object.assign(wire, { id, version, departmentId }, leftBy !== undefined && { leftBy });
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
