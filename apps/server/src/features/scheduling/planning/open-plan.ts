import type { OpenShift } from '@horae/contract/scheduling/planned-items';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { departmentNames } from '#roster/department-names';
import { wireItem } from '#roster/wire-item';
import { readOpenScope } from './open-scope';
import { readOpenOn } from './open-shifts.store';
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
