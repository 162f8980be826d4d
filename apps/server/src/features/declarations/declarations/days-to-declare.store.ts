import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { within } from '#platform/hotel-scope';
import { hotelClock } from '#platform/hotel-time';
import { workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { nextRunAfter } from './daily-run.rules';
import { daysToDeclare } from './declarations.table';
import type { ErganiSettings } from './ergani-client';

/** A published day that waits for the hour at which its hotel declares. */
export interface WaitingDay {
  employeeId: number;
  day: string;
  /** Epoch seconds: when it must be declared, whatever the hour. */
  dueAt: number;
  /** Somebody said that it is a day without work. */
  isWithoutWork: boolean;
}

const t = alias(daysToDeclare, 't');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const excluded = alias(daysToDeclare, 'excluded');
const scoped = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };

/** A day that waits already keeps its place; who asked last, the new deadline and the last answer count. */
export async function keepWaitingDays(
  tx: Database,
  companyId: number,
  accountId: number,
  days: readonly WaitingDay[],
): Promise<void> {
  const column = (valueOf: (day: WaitingDay) => unknown) => sql.param(days.map(valueOf));
  await tx.execute(sql`
    insert into ${daysToDeclare} (${bare(daysToDeclare.companyId, daysToDeclare.employeeId, daysToDeclare.day, daysToDeclare.dueAt, daysToDeclare.isWithoutWork, daysToDeclare.askedBy)})
    select ${companyId}, employee, day::date, to_timestamp(due), without_work, ${accountId}
    from unnest(${column(({ employeeId }) => employeeId)}::int[], ${column(({ day }) => day)}::text[], ${column(({ dueAt }) => dueAt)}::float8[],
      ${column(({ isWithoutWork }) => isWithoutWork)}::boolean[]) as given (employee, day, due, without_work) order by employee, day
    on conflict (${bare(daysToDeclare.companyId, daysToDeclare.employeeId, daysToDeclare.day)}) do update
      set ${bare(daysToDeclare.dueAt)} = ${excluded.dueAt}, ${bare(daysToDeclare.isWithoutWork)} = ${excluded.isWithoutWork}, ${bare(daysToDeclare.askedBy)} = ${excluded.askedBy}`);
}

/** Days that are declared now, or that somebody left out, wait no longer. */
export async function dropWaitingDays(
  tx: Database,
  companyId: number,
  days: readonly { employeeId: number; day: string }[],
): Promise<void> {
  await tx.execute(sql`
    delete from ${daysToDeclare} ${t}
    using unnest(${sql.param(days.map(({ employeeId }) => employeeId))}::int[], ${sql.param(days.map(({ day }) => day))}::text[]) as said (employee, day)
    where ${t.companyId} = ${companyId} and ${t.employeeId} = said.employee and ${t.day} = said.day::date`);
}

/** Where a hotel no longer declares on its own, its days are left to whoever submits them. */
export async function forgetWaitingDays(tx: Database, companyId: number): Promise<void> {
  await tx.delete(daysToDeclare).where(eq(daysToDeclare.companyId, companyId));
}

/** How many days within the scope of an account wait, and when they are declared; null if none do. */
export async function readWaiting(db: Database, hotel: GrantedHotel, { declaresAt }: ErganiSettings) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${daysToDeclare} ${t}
    join ${employees} ${e} on ${e.companyId} = ${t.companyId} and ${e.id} = ${t.employeeId}
    ${joinPlaceToday(hotel, e)}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    where ${and(sql`${t.companyId} = ${hotel.companyId}`, within(hotel.scope, scoped))}`);
  const days = rows[0]!.count;
  if (days === 0) return null;
  const clock = hotelClock(hotel.timeZone);
  return { days, at: clock.format(nextRunAfter(Date.now() / 1000, declaresAt, clock)) };
}
