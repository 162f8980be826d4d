import type { PlannedWork } from '@horae/working-time';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { employeeContracts, employees } from '../../people/people/employees.table';
import { declaredFreeDays, hourlyLeaves, leaves, shifts } from '../../scheduling/shifts/shifts.table';
import type { DuePerson } from './due-people';

const s = alias(shifts, 's');
const l = alias(leaves, 'l');
const h = alias(hourlyLeaves, 'h');
const free = alias(declaredFreeDays, 'free');

/** The employees to read, and how far around what is due. */
export interface Reading {
  companyId: number;
  timeZone: string;
  people: DuePerson[];
  days: number;
}

/** A planned or declared shift; epoch milliseconds. */
export type PlanRow = Omit<PlannedWork, 'flexibleArrival' | 'day'> & {
  employeeId: number;
  isDeclared: boolean;
  isAbsent: boolean;
};

/** A shift and the working day it belongs to. */
export type DatedPlan = PlanRow & { day: string };

export interface LeaveRow {
  employeeId: number;
  from: number;
  to: number;
}

export interface FreeDayRow {
  employeeId: number;
  day: string;
  kind: 'rest' | 'nonWorking';
}

export interface Terms {
  employeeId: number;
  jobTitle: string;
  fromDay: string;
  isBreakInsideHours: boolean;
  flexibleArrival: number;
}

type Row<T> = Record<string, unknown> & T;

const around = (
  { people, days }: Reading,
  reading: SQL,
) => sql`unnest(${sql.param(people.map((one) => one.employeeId))}::int[],
  ${sql.param(people.map((one) => one.from / 1000 - days * 86_400))}::float8[],
  ${sql.param(people.map((one) => one.to / 1000 + days * 86_400))}::float8[]) as due (employee, since, until) join ${reading}`;

const milliseconds = (moment: SQL) => sql`date_part('epoch', ${moment}) * 1000`;

/** The planned and declared shifts around what is due, by employee and start. */
export async function readPlans(tx: Database, reading: Reading): Promise<PlanRow[]> {
  const { rows } = await tx.execute<Row<PlanRow>>(sql`
    select ${s.employeeId} as "employeeId", ${s.id}, ${milliseconds(sql`${s.startsAt}`)} as "from", ${milliseconds(sql`${s.endsAt}`)} as "to",
      ${s.type} = 'OnCall' as "isStandBy", ${s.type} = 'Training' as "isTraining", ${s.type} = 'Overtime' as "isOvertime", ${s.layer} = 'declared' as "isDeclared",
      ${s.breakMinutes}::int as "breakMinutes", ${s.status} = 'absent' as "isAbsent"
    from ${around(reading, sql`${shifts} ${s}`)} on ${s.companyId} = ${reading.companyId} and ${s.employeeId} = due.employee
      and ${s.status} <> 'cancelled' and ${s.startsAt} between to_timestamp(due.since) and to_timestamp(due.until)
    order by ${s.employeeId}, ${s.startsAt}, ${s.id}`);
  return rows;
}

/** The leaves and days off around what is due, without cancelled ones. */
export async function readLeaves(tx: Database, reading: Reading): Promise<LeaveRow[]> {
  const midnight = (day: SQL) => milliseconds(sql`(${day})::timestamp at time zone ${reading.timeZone}`);
  const { rows } = await tx.execute<Row<LeaveRow>>(sql`
    select ${l.employeeId} as "employeeId", ${midnight(sql`${l.firstDay}`)} as "from", ${midnight(sql`${l.lastDay} + 1`)} as "to"
    from ${around(reading, sql`${leaves} ${l}`)} on ${l.companyId} = ${reading.companyId} and ${l.employeeId} = due.employee
      and ${l.status} <> 'cancelled'
      and ${l.lastDay} + 1 > to_timestamp(due.since)::date and ${l.firstDay} - 1 < to_timestamp(due.until)::date
    order by ${l.employeeId}, ${l.firstDay}`);
  return rows;
}

/** The leaves by the hour around what is due, without cancelled ones. */
export async function readHourlyLeaves(tx: Database, reading: Reading): Promise<LeaveRow[]> {
  const { rows } = await tx.execute<Row<LeaveRow>>(sql`
    select ${h.employeeId} as "employeeId", ${milliseconds(sql`${h.startsAt}`)} as "from", ${milliseconds(sql`${h.endsAt}`)} as "to"
    from ${around(reading, sql`${hourlyLeaves} ${h}`)} on ${h.companyId} = ${reading.companyId} and ${h.employeeId} = due.employee
      and ${h.status} <> 'cancelled' and ${h.startsAt} between to_timestamp(due.since) and to_timestamp(due.until)
    order by ${h.employeeId}, ${h.startsAt}`);
  return rows;
}

/** The days around what is due that were declared as free. */
export async function readFreeDays(tx: Database, reading: Reading): Promise<FreeDayRow[]> {
  const { rows } = await tx.execute<Row<FreeDayRow>>(sql`
    select ${free.employeeId} as "employeeId", ${free.day}::text as day, ${free.kind}
    from ${around(reading, sql`${declaredFreeDays} ${free}`)} on ${free.companyId} = ${reading.companyId} and ${free.employeeId} = due.employee
      and ${free.day} between to_timestamp(due.since)::date and to_timestamp(due.until)::date
    order by ${free.employeeId}, ${free.day}`);
  return rows;
}

/** All versions of the terms of employment, oldest first. */
export async function readTerms(tx: Database, { companyId, people }: Reading): Promise<Terms[]> {
  const { rows } = await tx.execute<Row<Terms>>(sql`
    select ${employeeContracts.employeeId} as "employeeId", ${employees.jobTitle} as "jobTitle", ${employeeContracts.fromDay}::text as "fromDay",
      ${employeeContracts.isBreakInsideHours} as "isBreakInsideHours",
      ${employeeContracts.flexibleArrival}::int as "flexibleArrival"
    from ${employeeContracts} join ${employees} on ${employees.companyId} = ${employeeContracts.companyId} and ${employees.id} = ${employeeContracts.employeeId}
    where ${employeeContracts.companyId} = ${companyId} and ${employeeContracts.employeeId} = any(${sql.param(people.map((one) => one.employeeId))}::int[])
    order by 1, ${employeeContracts.fromDay}`);
  return rows;
}

/** Those whose data was erased: their leave is gone, so their days can no longer be judged. */
export async function readErased(tx: Database, { companyId, people }: Reading): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select ${employees.id} from ${employees} where ${employees.companyId} = ${companyId} and ${employees.erasedAt} is not null
      and ${employees.id} = any(${sql.param(people.map((one) => one.employeeId))}::int[])`);
  return new Set(rows.map(({ id }) => id));
}

export function byEmployee<T extends { employeeId: number }>(rows: T[]): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const known = found.get(row.employeeId);
    if (known) known.push(row);
    else found.set(row.employeeId, [row]);
  }
  return found;
}
