import { addDays } from '@horae/local-time/local-date';
import { and, eq, gt, gte, ne } from 'drizzle-orm';
import { hotelClock } from '#platform/hotel-time';
import { hourlyLeaves, leaves, shifts } from './shifts.table';

/** An employee of a hotel, whose time zone decides when days end. */
export interface PlannedPerson {
  companyId: number;
  timeZone: string;
  employeeId: number;
}

/** The condition for an employee's planned work that starts after a day. */
export const workAfter = ({ companyId, timeZone, employeeId }: PlannedPerson, day: string) =>
  and(
    eq(shifts.companyId, companyId),
    eq(shifts.employeeId, employeeId),
    eq(shifts.layer, 'planned'),
    ne(shifts.status, 'cancelled'),
    gte(shifts.startsAt, new Date(hotelClock(timeZone).startOf(addDays(day, 1)) * 1000)),
  );

/** The condition for an employee's leaves that are not cancelled. */
export const leaveOf = ({ companyId, employeeId }: PlannedPerson) =>
  and(eq(leaves.companyId, companyId), eq(leaves.employeeId, employeeId), ne(leaves.status, 'cancelled'));

export const leaveAfter = (person: PlannedPerson, day: string) => and(leaveOf(person), gt(leaves.firstDay, day));

/** The condition for an employee's leave by the hour that begins after a day. */
export const hoursAfter = ({ companyId, timeZone, employeeId }: PlannedPerson, day: string) =>
  and(
    eq(hourlyLeaves.companyId, companyId),
    eq(hourlyLeaves.employeeId, employeeId),
    ne(hourlyLeaves.status, 'cancelled'),
    gte(hourlyLeaves.startsAt, new Date(hotelClock(timeZone).startOf(addDays(day, 1)) * 1000)),
  );
