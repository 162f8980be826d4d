import { longestLeave, type ShiftsUnderLeave } from '@horae/contract/scheduling/plan-leave';
import { daysBetween } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { departmentNames } from '#roster/department-names';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readResources } from '#roster/resources';
import { wireItem } from '#roster/wire-item';
import { type PublishedItem, readPublished } from '../shifts/planned-items.reads';
import type { Days } from './plan-scope';

/** The published work of a person that begins on these days, and the department to which they belong then. */
export async function shiftsUnderLeave(
  db: Database,
  hotel: GrantedHotel,
  employeeId: number,
  { first, last }: Days,
): Promise<{ shifts: PublishedItem[]; departmentId: number }> {
  const [person] = await readResources(db, hotel, { employees: [employeeId] }, { first, last });
  if (!person) throw notFound('Employee');
  const items = await readPublished(db, hotel, [employeeId], { first, last });
  const isWork = ({ allDay, status, firstDay }: PublishedItem) =>
    !allDay && status !== 'absent' && first <= firstDay && firstDay <= last;
  const shifts = items.filter(isWork).toSorted((a, b) => a.start - b.start);
  return { shifts, departmentId: person.building_Id };
}

export function refuseLongLeave({ first, last }: Days, field: string): void {
  if (last < first) throw invalid(field, 'The last day must not be before the first.');
  if (daysBetween(first, last) >= longestLeave) throw invalid(field, `Leave can last up to ${longestLeave} days.`);
}

/** The same for who grants the leave. */
export async function readShiftsUnderLeave(
  db: Database,
  hotel: GrantedHotel,
  { employee, first, last }: { employee: number; first: string; last: string },
): Promise<ShiftsUnderLeave> {
  refuseWithoutPlanning(hotel);
  refuseLongLeave({ first, last }, 'last');
  const { shifts } = await shiftsUnderLeave(db, hotel, employee, { first, last });
  const clock = hotelClock(hotel.timeZone);
  const departmentOf = await departmentNames(db, hotel.companyId, shifts);
  return {
    shifts: shifts.map((item) =>
      Object.assign(wireItem(item, hotel, clock, departmentOf), { id: item.id, version: item.version }),
    ),
  };
}
