import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { jobOn } from '../../people/people/jobs.reads';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { clockPolicies } from '../clock-policies/clock-policies.table';
import { clockRecords } from './clock-records.table';
import { type SettledHotel, settleAttendance } from './settle-attendance';

const own = alias(clockPolicies, 'own');
const c = alias(companies, 'c');
const r = alias(clockRecords, 'r');
const s = alias(shifts, 's');
const e = alias(employees, 'e');

export interface PolicyEffect {
  people: number;
  days: number;
  /** Null while the hotel keeps no findings. */
  since: string | null;
}

/** From the day of the change or the start of the previous month, not before the hotel keeps findings. */
const sinceOf = (fromDay: string | undefined) =>
  sql`greatest(${c.attendanceFrom}, coalesce(${fromDay ?? null}::date, (date_trunc('month', now() at time zone ${c.timeZone}) - interval '1 month')::date))`;

const concerned = (companyId: number, jobTitle: string, day: SQL): SQL => {
  const job = jobOn(e, day);
  return jobTitle === ''
    ? sql`not exists (select from ${clockPolicies} ${own} where ${own.companyId} = ${companyId} and ${own.jobTitle} = ${job} and ${own.jobTitle} <> '')`
    : sql`${job} = ${jobTitle}`;
};

/** Counts the days up to now on which these employees were planned or clocked. */
export async function policyEffect(
  db: Database,
  { companyId }: SettledHotel,
  { jobTitle, fromDay }: { jobTitle: string; fromDay?: string | undefined },
): Promise<PolicyEffect> {
  const since = sinceOf(fromDay);
  const { rows } = await db.execute<PolicyEffect & Record<string, unknown>>(sql`
    select (select ${since}::text from ${companies} ${c} where ${c.companyId} = ${companyId}) as since,
      count(distinct worked.employee)::int as people, count(*)::int as days
    from (
      select ${r.employeeId} as employee, ${r.referenceDate} as day
      from ${clockRecords} ${r} join ${companies} ${c} on ${c.companyId} = ${r.companyId}
      where ${r.companyId} = ${companyId} and ${r.referenceDate} >= ${since}
      union
      select ${s.employeeId}, (${s.startsAt} at time zone ${c.timeZone})::date
      from ${shifts} ${s} join ${companies} ${c} on ${c.companyId} = ${s.companyId}
      where ${s.companyId} = ${companyId} and ${s.layer} = 'planned' and ${s.status} <> 'cancelled' and ${s.startsAt} < now()
        and ${s.startsAt} >= ${since}::timestamp at time zone ${c.timeZone}
    ) worked
    join ${employees} ${e} on ${e.companyId} = ${companyId} and ${e.id} = worked.employee
    where ${concerned(companyId, jobTitle, sql`worked.day`)}`);
  return rows[0]!;
}

/** Settles the attendance that a changed policy affects, in the transaction of the change. */
export async function settleByPolicy(tx: Database, hotel: SettledHotel): Promise<void> {
  await settleAttendance(tx, hotel);
  await announce(tx, 'attendance', 'all');
}
