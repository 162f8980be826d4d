import { addDays } from '@horae/local-time/local-date';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employeeContracts } from '../../people/people/employees.table';
import { leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { clockRecords } from '../attendance/clock-records.table';
import type { SheetMonth } from './month.rules';

/** The facts that one employee's month is counted from. Instants are epoch milliseconds. */
export interface PersonWork {
  employeeId: number;
  contracts: Terms[];
  sessions: SessionRow[];
  plans: PlanRow[];
  leaves: LeaveRow[];
  /** Minutes of overtime declared this year before the first week. */
  overtimeBefore: number;
}

export interface Terms {
  employeeId: number;
  fromDay: string;
  kind: 'full' | 'part' | 'rotational';
  daysPerWeek: number;
  weeklyHours: number;
  isBreakInsideHours: boolean;
}

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
  type: string;
  from: number;
  to: number;
  breakMinutes: number;
}

export interface LeaveRow {
  employeeId: number;
  type: string;
  firstDay: string;
  lastDay: string;
}

type Row<T> = T & Record<string, unknown>;

const milliseconds = (moment: SQL) => sql`(date_part('epoch', ${moment}) * 1000)`;

/** Reads the month of some employees, with one more week on either side. */
export async function readWork(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  month: SheetMonth,
  employees: number[],
): Promise<Map<number, PersonWork>> {
  const ids = sql`any(${sql.param(employees)}::int[])`;
  const [first, last] = [addDays(month.weeks[0]!, -1), addDays(month.weeks.at(-1)!, 8)];
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const [from, to] = [startOf(first), startOf(last)];
  // Sequential: a transaction has one connection.
  const contracts = await db.execute<Row<Terms>>(sql`
      select ${employeeContracts.employeeId} as "employeeId", ${employeeContracts.fromDay}::text as "fromDay", ${employeeContracts.kind}, ${employeeContracts.daysPerWeek}::int as "daysPerWeek",
        ${employeeContracts.weeklyHours}::float8 as "weeklyHours", ${employeeContracts.isBreakInsideHours} as "isBreakInsideHours"
      from ${employeeContracts} where ${employeeContracts.companyId} = ${companyId} and ${employeeContracts.employeeId} = ${ids} order by ${employeeContracts.employeeId}, ${employeeContracts.fromDay}`);
  const sessions = await db.execute<Row<SessionRow>>(sql`
      select ${clockRecords.employeeId} as "employeeId", ${milliseconds(sql`${clockRecords.clockedInAt}`)} as "from", ${milliseconds(sql`${clockRecords.clockedOutAt}`)} as "to",
        ${clockRecords.shiftId} as shift, ${clockRecords.referenceDate}::text as day
      from ${clockRecords} where ${clockRecords.companyId} = ${companyId} and ${clockRecords.employeeId} = ${ids} and ${clockRecords.clockedInAt} >= ${from} and ${clockRecords.clockedInAt} < ${to}
      order by ${clockRecords.employeeId}, ${clockRecords.clockedInAt}, ${clockRecords.id}`);
  const plans = await db.execute<Row<PlanRow>>(sql`
      select ${shifts.employeeId} as "employeeId", ${shifts.id}, ${shifts.layer}, ${shifts.type}, ${milliseconds(sql`${shifts.startsAt}`)} as "from", ${milliseconds(sql`${shifts.endsAt}`)} as "to", ${shifts.breakMinutes}::int as "breakMinutes"
      from ${shifts} where ${shifts.companyId} = ${companyId} and ${shifts.employeeId} = ${ids} and ${shifts.status} <> 'cancelled' and ${shifts.type} <> 'OnCall'
        and ${shifts.startsAt} >= ${from} and ${shifts.startsAt} < ${to}
      order by ${shifts.employeeId}, ${shifts.startsAt}, ${shifts.id}`);
  const away = await db.execute<Row<LeaveRow>>(sql`
      select ${leaves.employeeId} as "employeeId", ${leaves.type}, ${leaves.firstDay}::text as "firstDay", ${leaves.lastDay}::text as "lastDay"
      from ${leaves} where ${leaves.companyId} = ${companyId} and ${leaves.employeeId} = ${ids} and ${leaves.status} <> 'cancelled' and ${leaves.lastDay} >= ${first}::date and ${leaves.firstDay} < ${last}::date
      order by ${leaves.employeeId}, ${leaves.firstDay}`);
  const overtime = await db.execute<Row<{ employeeId: number; minutes: number }>>(sql`
      select ${shifts.employeeId} as "employeeId", sum(date_part('epoch', ${shifts.endsAt} - ${shifts.startsAt}) / 60)::float8 as minutes
      from ${shifts} where ${shifts.companyId} = ${companyId} and ${shifts.employeeId} = ${ids} and ${shifts.layer} = 'declared' and ${shifts.type} = 'Overtime' and ${shifts.status} <> 'cancelled'
        and ${shifts.startsAt} >= ${startOf(`${month.weeks[0]!.slice(0, 4)}-01-01`)} and ${shifts.startsAt} < ${startOf(month.weeks[0]!)} group by ${shifts.employeeId}`);
  const people = new Map(
    employees.map((employeeId) => [
      employeeId,
      { employeeId, contracts: [], sessions: [], plans: [], leaves: [], overtimeBefore: 0 } as PersonWork,
    ]),
  );
  for (const row of contracts.rows) people.get(row.employeeId)!.contracts.push(row);
  for (const row of sessions.rows) people.get(row.employeeId)!.sessions.push(row);
  for (const row of plans.rows) people.get(row.employeeId)!.plans.push(row);
  for (const row of away.rows) people.get(row.employeeId)!.leaves.push(row);
  for (const { employeeId, minutes } of overtime.rows) people.get(employeeId)!.overtimeBefore = minutes;
  return people;
}
