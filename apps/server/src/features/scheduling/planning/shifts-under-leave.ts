import { longestLeave, type ShiftsUnderLeave } from '@horae/contract/scheduling/plan-leave';
import { daysBetween } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { placeNames } from '#roster/place-names';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readListed } from '#roster/resources';
import { wireItem } from '#roster/wire-item';
import { type PublishedItem, readPublished } from '../shifts/planned-items.reads';
import type { Days } from './plan-scope';

/** The published work of a person that begins on these days, and whether they have days off then. */
export async function shiftsUnderLeave(
  db: Database,
  hotel: GrantedHotel,
  employeeId: number,
  { first, last }: Days,
  field: string,
): Promise<{ shifts: PublishedItem[]; hasDaysOff: boolean }> {
  const { people, isOn } = await readListed(db, hotel, { employees: [employeeId] }, { first, last });
  if (people.length === 0) throw notFound('Employee');
  const items = await readPublished(db, hotel, [employeeId], { first, last });
  const isWork = ({ allDay, status, firstDay }: PublishedItem) =>
    !allDay && status !== 'absent' && first <= firstDay && firstDay <= last;
  const shifts = items.filter(isWork).toSorted((a, b) => a.start - b.start);
  if (shifts.some(({ firstDay }) => !isOn(employeeId, firstDay)))
    throw invalid(field, 'You do not plan this person on all of these days. Choose only days on which you do.');
  return { shifts, hasDaysOff: items.some(({ type }) => type === 'DayOff') };
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
  const { shifts, hasDaysOff } = await shiftsUnderLeave(db, hotel, employee, { first, last }, 'last');
  const clock = hotelClock(hotel.timeZone);
  const names = await placeNames(db, hotel.companyId, shifts);
  return {
    hasDaysOff,
    shifts: shifts.map((item) =>
      Object.assign(wireItem(item, hotel, clock, names), { id: item.id, version: item.version }),
    ),
  };
}
