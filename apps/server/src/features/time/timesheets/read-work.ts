import type { LoanHost, WorkHost } from '@horae/contract/loan';
import type { HourlyLeaveKind } from '@horae/contract/scheduling/leave-kinds';
import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { usualTerms, versionOn } from '#platform/version-on';
import { companies, departments } from '../../people/organisation/organisation.table';
import { employeeContracts, employees } from '../../people/people/employees.table';
import { type LoanRow, readLoans } from '../../people/people/loans.reads';
import { placeIdsOn } from '../../people/people/on-a-day.reads';
import { declaredFreeDays, hourlyLeaves, leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { clockRecords } from '../attendance/clock-records.table';
import type { SheetMonth } from './month.rules';
import { overtimeApprovals } from './overtime-approvals.table';

/** The facts that one employee's month is counted from. Instants are epoch milliseconds. */
export interface PersonWork {
  employeeId: number;
  contracts: Terms[];
  sessions: SessionRow[];
  plans: PlanRow[];
  leaves: LeaveRow[];
  hourlyLeaves: HourlyLeaveRow[];
  freeDays: FreeDay[];
  approvals: Approval[];
  loans: LoanRow[];
  /** Minutes of lawful overtime worked this year before the first week. */
  overtimeBefore: number;
  /** The instant up to which all of this is known. */
  knownUntil: number;
}

export interface Terms {
  employeeId: number;
  fromDay: string;
  kind: 'full' | 'part' | 'rotational';
  daysPerWeek: number;
  weeklyHours: number;
  weeklyPattern: number[] | null;
  isBreakInsideHours: boolean;
}

/** A day that was declared as free: a rest day, or one on which a part-timer does not work. */
export interface FreeDay {
  employeeId: number;
  day: string;
  kind: 'rest' | 'nonWorking';
}

/** The approval of the ministry for overtime beyond the limit of a year. */
export interface Approval {
  employeeId: number;
  number: string;
  fromDay: string;
}

/** The approval that applies to a day. */
export const approvalOn = ({ approvals }: Pick<PersonWork, 'approvals'>, day: string): Approval | undefined =>
  approvals.find(({ fromDay }) => fromDay.slice(0, 4) === day.slice(0, 4) && fromDay <= day);

export interface SessionRow {
  employeeId: number;
  from: number;
  to: number | null;
  shift: number | null;
  day: string;
}

export interface PlanRow {
  employeeId: number;
  id: number;
  layer: 'planned' | 'declared';
  isOvertime: boolean;
  from: number;
  to: number;
  breakMinutes: number;
  /** The other department or the cost place that it is worked for; null for those of the person on that day. */
  host: WorkHost | null;
}

export interface LeaveRow {
  employeeId: number;
  /** The code of the leave: its type, or the kind in law that has no type of its own. */
  type: string;
  firstDay: string;
  lastDay: string;
}

/** Leave of some hours. */
export interface HourlyLeaveRow {
  employeeId: number;
  kind: HourlyLeaveKind;
  from: number;
  to: number;
}

type Row<T> = T & Record<string, unknown>;

const e = alias(employees, 'e');
const d = alias(departments, 'd');
const c = alias(companies, 'c');

const milliseconds = (moment: SQL) => sql`(date_part('epoch', ${moment}) * 1000)`;

/** The terms in force on a day: the last to begin on or before it, or the first for days before all of them. */
export const termsOn = (contracts: readonly Terms[], day: string): Terms =>
  versionOn(contracts, day) ?? { employeeId: 0, fromDay: day, ...usualTerms };

/** The kind of leave on a day; null without one. */
export const leaveOn = ({ leaves: away }: Pick<PersonWork, 'leaves'>, day: string): string | null =>
  away.find(({ firstDay, lastDay }) => firstDay <= day && lastDay >= day)?.type ?? null;

/** For whom a day is worked; null at home. */
export function loanOn({ loans }: Pick<PersonWork, 'loans'>, day: string): LoanHost | null {
  const loan = loans.find(({ firstDay, lastDay }) => firstDay <= day && lastDay >= day);
  if (!loan) return null;
  const { hostHotel, hostHotelName, hostDepartment, hostDepartmentName, payer } = loan;
  return { hostHotel, hostHotelName, hostDepartment, hostDepartmentName, payer };
}

/** Reads the month of some employees, with one more week on either side. */
export async function readWork(
  db: Database,
  hotel: { companyId: number; timeZone: string },
  month: SheetMonth,
  employeeIds: number[],
): Promise<Map<number, PersonWork>> {
  const { companyId, timeZone } = hotel;
  const ids = sql`any(${sql.param(employeeIds)}::int[])`;
  const [first, last] = [addDays(month.weeks[0]!, -8), addDays(month.weeks.at(-1)!, 14)];
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const [from, to] = [startOf(first), startOf(last)];
  // Sequential: a transaction has one connection.
  const contracts = await db.execute<Row<Terms>>(sql`
      select ${employeeContracts.employeeId} as "employeeId", ${employeeContracts.fromDay}::text as "fromDay", ${employeeContracts.kind}, ${employeeContracts.daysPerWeek}::int as "daysPerWeek",
        ${employeeContracts.weeklyHours}::float8 as "weeklyHours", ${employeeContracts.weeklyPattern} as "weeklyPattern", ${employeeContracts.isBreakInsideHours} as "isBreakInsideHours"
      from ${employeeContracts} where ${employeeContracts.companyId} = ${companyId} and ${employeeContracts.employeeId} = ${ids} order by ${employeeContracts.employeeId}, ${employeeContracts.fromDay}`);
  const sessions = await db.execute<Row<SessionRow>>(sql`
      select ${clockRecords.employeeId} as "employeeId", ${milliseconds(sql`${clockRecords.clockedInAt}`)} as "from", ${milliseconds(sql`${clockRecords.clockedOutAt}`)} as "to",
        ${clockRecords.shiftId} as shift, ${clockRecords.referenceDate}::text as day
      from ${clockRecords} where ${clockRecords.companyId} = ${companyId} and ${clockRecords.employeeId} = ${ids} and ${clockRecords.clockedInAt} >= ${from} and ${clockRecords.clockedInAt} < ${to}
      order by ${clockRecords.employeeId}, ${clockRecords.clockedInAt}, ${clockRecords.id}`);
  const startDay = sql`(${shifts.startsAt} at time zone ${timeZone})::date`;
  const costOf = sql`case when ${shifts.costPlace} is null then '{}' else jsonb_build_object('costPlace', ${shifts.costPlace}) end`;
  const hostOf = (department: SQL, name: SQL): SQL =>
    sql`jsonb_build_object('hostHotel', ${c.companyId}, 'hostHotelName', ${c.name}, 'hostDepartment', ${department}, 'hostDepartmentName', ${name}, 'payer', 'home') || ${costOf}`;
  // A case is worked out from left to right: most shifts have no place, and their person's is not looked up.
  const hostOnly = sql`case when ${shifts.layer} <> 'planned' or (${shifts.departmentId} is null and ${shifts.costPlace} is null) then null
        when ${shifts.departmentId} <> ${placeIdsOn(e, startDay).department} then ${hostOf(sql`${d.id}`, sql`${d.name}`)}
        when ${shifts.costPlace} is not null then ${hostOf(sql`null::int`, sql`''`)} end`;
  const plans = await db.execute<Row<PlanRow>>(sql`
      select ${shifts.employeeId} as "employeeId", ${shifts.id}, ${shifts.layer}, ${shifts.type} = 'Overtime' as "isOvertime", ${milliseconds(sql`${shifts.startsAt}`)} as "from", ${milliseconds(sql`${shifts.endsAt}`)} as "to", ${shifts.breakMinutes}::int as "breakMinutes",
        ${hostOnly} as host
      from ${shifts} join ${employees} ${e} on ${e.companyId} = ${shifts.companyId} and ${e.id} = ${shifts.employeeId}
      join ${companies} ${c} on ${c.companyId} = ${shifts.companyId} left join ${departments} ${d} on ${d.companyId} = ${shifts.companyId} and ${d.id} = ${shifts.departmentId}
      where ${shifts.companyId} = ${companyId} and ${shifts.employeeId} = ${ids} and ${shifts.status} <> 'cancelled' and ${shifts.type} <> 'OnCall'
        and ${shifts.startsAt} >= ${from} and ${shifts.startsAt} < ${to}
      order by ${shifts.employeeId}, ${shifts.startsAt}, ${shifts.id}`);
  const away = await db.execute<Row<LeaveRow>>(sql`
      select ${leaves.employeeId} as "employeeId", coalesce(${leaves.kind}::text, ${leaves.type}::text) as type, ${leaves.firstDay}::text as "firstDay", ${leaves.lastDay}::text as "lastDay"
      from ${leaves} where ${leaves.companyId} = ${companyId} and ${leaves.employeeId} = ${ids} and ${leaves.status} <> 'cancelled' and ${leaves.lastDay} >= ${first}::date and ${leaves.firstDay} < ${last}::date
      order by ${leaves.employeeId}, ${leaves.firstDay}`);
  const hours = await db.execute<Row<HourlyLeaveRow>>(sql`
      select ${hourlyLeaves.employeeId} as "employeeId", ${hourlyLeaves.kind}, ${milliseconds(sql`${hourlyLeaves.startsAt}`)} as "from", ${milliseconds(sql`${hourlyLeaves.endsAt}`)} as "to"
      from ${hourlyLeaves} where ${hourlyLeaves.companyId} = ${companyId} and ${hourlyLeaves.employeeId} = ${ids} and ${hourlyLeaves.status} <> 'cancelled'
        and ${hourlyLeaves.startsAt} >= ${from} and ${hourlyLeaves.startsAt} < ${to}
      order by ${hourlyLeaves.employeeId}, ${hourlyLeaves.startsAt}, ${hourlyLeaves.id}`);
  const free = await db.execute<Row<FreeDay>>(sql`
      select ${declaredFreeDays.employeeId} as "employeeId", ${declaredFreeDays.day}::text as day, ${declaredFreeDays.kind}
      from ${declaredFreeDays} where ${declaredFreeDays.companyId} = ${companyId} and ${declaredFreeDays.employeeId} = ${ids} and ${declaredFreeDays.day} >= ${first} and ${declaredFreeDays.day} < ${last}`);
  const approvals = await db.execute<Row<Approval>>(sql`
      select ${overtimeApprovals.employeeId} as "employeeId", ${overtimeApprovals.number}, ${overtimeApprovals.fromDay}::text as "fromDay"
      from ${overtimeApprovals} where ${overtimeApprovals.companyId} = ${companyId} and ${overtimeApprovals.employeeId} = ${ids}`);
  const lent = await readLoans(db, companyId, employeeIds, { from: first, to: last });
  const knownUntil = createZone(timeZone).startOf(last);
  const people = new Map(
    employeeIds.map((employeeId): [number, PersonWork] => [
      employeeId,
      {
        employeeId,
        contracts: [],
        sessions: [],
        plans: [],
        leaves: [],
        hourlyLeaves: [],
        freeDays: [],
        approvals: [],
        loans: [],
        overtimeBefore: 0,
        knownUntil,
      },
    ]),
  );
  for (const row of contracts.rows) people.get(row.employeeId)!.contracts.push(row);
  for (const row of sessions.rows) people.get(row.employeeId)!.sessions.push(row);
  for (const row of plans.rows) people.get(row.employeeId)!.plans.push(row);
  for (const row of away.rows) people.get(row.employeeId)!.leaves.push(row);
  for (const row of hours.rows) people.get(row.employeeId)!.hourlyLeaves.push(row);
  for (const row of free.rows) people.get(row.employeeId)!.freeDays.push(row);
  for (const row of approvals.rows) people.get(row.employeeId)!.approvals.push(row);
  for (const row of lent) people.get(row.employeeId)!.loans.push(row);
  return people;
}
