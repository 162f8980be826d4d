import { kindOfLeave, type LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { Leave } from '@horae/contract/scheduling/leaves.contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { type Database, inTransaction } from '#platform/database';
import { nearestEmployedDay } from '#platform/employment.rules';
import { notFound } from '#platform/errors';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import { lockEmployments } from '../../people/people/people.reads';
import { refuseOthersLeave, refuseOutside } from './shifts.service';
import { hourlyLeaves, leaves } from './shifts.table';

type Days = typeof leaves.$inferSelect;
type Hours = typeof hourlyLeaves.$inferSelect;

const leaveOfDays = ({ id, employeeId, type, kind, firstDay, lastDay, status, notes, version }: Days): Leave => ({
  id,
  employeeId,
  kind: kindOfLeave({ type, kind }) as LeaveKind,
  firstDay,
  lastDay,
  hours: null,
  status,
  notes,
  version,
});

export function hourlyLeaveOf(row: Hours, clock: HotelClock): Leave {
  const { id, employeeId, kind, startsAt, endsAt, status, notes, version } = row;
  const text = (moment: Date) => clock.format(moment.getTime() / 1000);
  const [from, to] = [text(startsAt), text(endsAt)];
  const day = from.slice(0, 10);
  const hours = { from: from.slice(11, 16), to: to.slice(11, 16) };
  return { id, employeeId, kind, firstDay: day, lastDay: day, hours, status, notes, version };
}

/** The leaves of an employee, days off apart; the latest first. */
export function listLeaves(db: Database, hotel: GrantedHotel, employeeId: number): Promise<Leave[]> {
  refuseOthersLeave(hotel, employeeId, 'read');
  const clock = hotelClock(hotel.timeZone);
  return inTransaction(db, async (tx) => {
    const employment = (await lockEmployments(tx, hotel.companyId, [employeeId])).get(employeeId);
    if (!employment) throw notFound('Employee');
    await refuseOutside(tx, hotel, employeeId, nearestEmployedDay(employment, clock.today()));
    const ofPerson = (table: typeof leaves | typeof hourlyLeaves) =>
      and(eq(table.companyId, hotel.companyId), eq(table.employeeId, employeeId), ne(table.status, 'cancelled'));
    const days = await tx
      .select()
      .from(leaves)
      .where(and(ofPerson(leaves), ne(leaves.type, 'DayOff')))
      .orderBy(desc(leaves.firstDay));
    const hours = await tx
      .select()
      .from(hourlyLeaves)
      .where(ofPerson(hourlyLeaves))
      .orderBy(desc(hourlyLeaves.startsAt));
    const all = [...days.map(leaveOfDays), ...hours.map((row) => hourlyLeaveOf(row, clock))];
    const key = ({ firstDay, hours: part, id }: Leave) => `${firstDay} ${part?.from ?? ''} ${id}`;
    return all.toSorted((one, other) => key(other).localeCompare(key(one)));
  });
}

/** One leave as it is stored. */
export async function readLeave(tx: Database, { companyId, timeZone }: GrantedHotel, id: number): Promise<Leave> {
  const [days] = await tx
    .select()
    .from(leaves)
    .where(and(eq(leaves.companyId, companyId), eq(leaves.id, id)));
  if (days) return leaveOfDays(days);
  const [hours] = await tx
    .select()
    .from(hourlyLeaves)
    .where(and(eq(hourlyLeaves.companyId, companyId), eq(hourlyLeaves.id, id)));
  if (!hours) throw notFound('Leave');
  return hourlyLeaveOf(hours, hotelClock(timeZone));
}
