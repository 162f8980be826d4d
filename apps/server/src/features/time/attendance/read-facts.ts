import type { PlannedWork } from '@horae/working-time';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employeeContracts, employees } from '../../people/people/employees.table';
import type { DuePerson } from './due-people';

/** Somebody and how far around what is due to read. */
export interface Reading {
  companyId: number;
  timeZone: string;
  people: DuePerson[];
  days: number;
}

/** What was planned or declared, or a leave; epoch milliseconds. */
export type PlanRow = Omit<PlannedWork, 'flexibleArrival'> & {
  employeeId: number;
  isDeclared: boolean;
  isAbsent: boolean;
};

export interface LeaveRow {
  employeeId: number;
  from: number;
  to: number;
}

export interface Terms {
  employeeId: number;
  jobTitle: string;
  fromDay: string;
  daysPerWeek: number;
  isBreakInsideHours: boolean;
  flexibleArrival: number;
}

type Row<T> = Record<string, unknown> & T;

const around = (
  { people, days }: Reading,
  reading: SQL,
) => sql`unnest(${sql.param(people.map((one) => one.employeeId))}::int[],
  ${sql.param(people.map((one) => one.from / 1000 - days * 86_400))}::float8[],
  ${sql.param(people.map((one) => one.to / 1000 + days * 86_400))}::float8[]) as due (employee_id, from_at, to_at) join ${reading}`;

const milliseconds = (moment: SQL) => sql`date_part('epoch', ${moment}) * 1000`;

/** The planned and declared shifts around what is due, by person and beginning. */
export async function readPlans(tx: Database, reading: Reading): Promise<PlanRow[]> {
  const { rows } = await tx.execute<Row<PlanRow>>(sql`
    select s.employee_id as "employeeId", s.id, ${milliseconds(sql`s.starts_at`)} as "from", ${milliseconds(sql`s.ends_at`)} as "to",
      s.type = 'OnCall' as "isStandBy", s.type = 'Overtime' as "isOvertime", s.layer = 'declared' as "isDeclared",
      s.break_minutes::int as "breakMinutes", s.status = 'absent' as "isAbsent"
    from ${around(reading, sql`shifts s`)} on s.company_id = ${reading.companyId} and s.employee_id = due.employee_id and s.status <> 'cancelled'
      and s.starts_at between to_timestamp(due.from_at) and to_timestamp(due.to_at)
    order by s.employee_id, s.starts_at, s.id`);
  return rows;
}

/** Leave and days off around what is due; whoever is known to be absent is not asked for either. */
export async function readLeaves(tx: Database, reading: Reading): Promise<LeaveRow[]> {
  const midnight = (day: SQL) => milliseconds(sql`(${day})::timestamp at time zone ${reading.timeZone}`);
  const { rows } = await tx.execute<Row<LeaveRow>>(sql`
    select l.employee_id as "employeeId", ${midnight(sql`l.first_day`)} as "from", ${midnight(sql`l.last_day + 1`)} as "to"
    from ${around(reading, sql`leaves l`)} on l.company_id = ${reading.companyId} and l.employee_id = due.employee_id and l.status <> 'cancelled'
      and l.last_day + 1 > to_timestamp(due.from_at)::date and l.first_day - 1 < to_timestamp(due.to_at)::date
    order by l.employee_id, l.first_day`);
  return rows;
}

/** All versions of the terms, the oldest first. */
export async function readTerms(tx: Database, { companyId, people }: Reading): Promise<Terms[]> {
  const { rows } = await tx.execute<Row<Terms>>(sql`
    select ${employeeContracts.employeeId} as "employeeId", ${employees.jobTitle} as "jobTitle", ${employeeContracts.fromDay}::text as "fromDay",
      ${employeeContracts.daysPerWeek}::int as "daysPerWeek", ${employeeContracts.isBreakInsideHours} as "isBreakInsideHours",
      ${employeeContracts.flexibleArrival}::int as "flexibleArrival"
    from ${employeeContracts} join ${employees} on ${employees.companyId} = ${employeeContracts.companyId} and ${employees.id} = ${employeeContracts.employeeId}
    where ${employeeContracts.companyId} = ${companyId} and ${employeeContracts.employeeId} = any(${sql.param(people.map((one) => one.employeeId))}::int[])
    order by 1, ${employeeContracts.fromDay}`);
  return rows;
}

/** The terms in force on a day: the last that begin on or before it, before all of them the first. */
export const termsOn = (versions: readonly Terms[], day: string): Terms | undefined =>
  versions.findLast(({ fromDay }) => fromDay <= day) ?? versions[0];

export function byEmployee<T extends { employeeId: number }>(rows: T[]): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const held = found.get(row.employeeId);
    if (held) held.push(row);
    else found.set(row.employeeId, [row]);
  }
  return found;
}
