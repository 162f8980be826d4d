import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { daysOfPaidBreaks } from '#features/people/people/on-a-day.reads';

/**
 * For a `from` clause: the days on which a break counts as work, as a multirange `days` per `employee`, for all
 * employees or for those matching `whose`.
 */
export const paidBreakDays = (companyId: number, whose?: SQL): SQL =>
  sql`(select employee, range_agg(daterange(since, until)) as days from ${daysOfPaidBreaks(companyId, whose)} paid_break group by employee)`;

interface Break {
  minutes: PgColumn;
  startsAt: PgColumn;
  /** The employee's multirange, or null. */
  paidDays: SQL;
  timeZone: string;
}

/** Seconds of a shift's break that are not work: the definition in SQL, matching `unpaidBreak` in TypeScript. */
export const unpaidBreakSeconds = (shift: Break): SQL =>
  sql`case when ${shift.minutes} > 0 and ${isBreakPaid(shift)} then 0 else coalesce(${shift.minutes}, 0) * 60.0::float8 end`;

/** Whether the contract of a shift's day counts breaks as work. */
export const isBreakPaid = ({ startsAt, paidDays, timeZone }: Omit<Break, 'minutes'>): SQL =>
  sql`coalesce(${paidDays} @> (${startsAt} at time zone ${timeZone})::date, false)`;
