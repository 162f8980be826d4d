import { addDays } from '@horae/local-time/local-date';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { SheetMonth } from './month.rules';

/** Everything that one month of one employee is counted from. Instants are epoch milliseconds. */
export interface PersonWork {
  employeeId: number;
  contracts: Terms[];
  sessions: SessionRow[];
  plans: PlanRow[];
  leaves: LeaveRow[];
  /** Minutes of declared overtime of the year before the first week. */
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

/** Reads the month of some employees with a week more on both sides. */
export async function readWork(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  month: SheetMonth,
  employees: number[],
): Promise<Map<number, PersonWork>> {
  const ids = sql`any(${sql.param(employees)}::int[])`;
  const [first, last] = [addDays(month.weeks[0]!, -1), addDays(month.weeks.at(-1)!, 8)];
  const from = sql`(${first}::date::timestamp at time zone ${timeZone})`;
  const to = sql`(${last}::date::timestamp at time zone ${timeZone})`;
  const year = sql`(${`${month.weeks[0]!.slice(0, 4)}-01-01`}::date::timestamp at time zone ${timeZone})`;
  // One after the other: inside a transaction there is one connection.
  const contracts = await db.execute<Row<Terms>>(sql`
      select employee_id as "employeeId", from_day::text as "fromDay", kind, days_per_week::int as "daysPerWeek",
        weekly_hours::float8 as "weeklyHours", is_break_inside_hours as "isBreakInsideHours"
      from employee_contracts where company_id = ${companyId} and employee_id = ${ids} order by employee_id, from_day`);
  const sessions = await db.execute<Row<SessionRow>>(sql`
      select employee_id as "employeeId", ${milliseconds(sql`clocked_in_at`)} as "from", ${milliseconds(sql`clocked_out_at`)} as "to",
        shift_id as shift, reference_date::text as day
      from clock_records where company_id = ${companyId} and employee_id = ${ids} and clocked_in_at >= ${from} and clocked_in_at < ${to}
      order by employee_id, clocked_in_at, id`);
  const plans = await db.execute<Row<PlanRow>>(sql`
      select employee_id as "employeeId", id, layer, type, ${milliseconds(sql`starts_at`)} as "from", ${milliseconds(sql`ends_at`)} as "to", break_minutes::int as "breakMinutes"
      from shifts where company_id = ${companyId} and employee_id = ${ids} and status <> 'cancelled' and type <> 'OnCall'
        and starts_at >= ${from} and starts_at < ${to}
      order by employee_id, starts_at, id`);
  const leaves = await db.execute<Row<LeaveRow>>(sql`
      select employee_id as "employeeId", type, first_day::text as "firstDay", last_day::text as "lastDay"
      from leaves where company_id = ${companyId} and employee_id = ${ids} and status <> 'cancelled' and last_day >= ${first}::date and first_day < ${last}::date
      order by employee_id, first_day`);
  const overtime = await db.execute<Row<{ employeeId: number; minutes: number }>>(sql`
      select employee_id as "employeeId", sum(date_part('epoch', ends_at - starts_at) / 60)::float8 as minutes
      from shifts where company_id = ${companyId} and employee_id = ${ids} and layer = 'declared' and type = 'Overtime' and status <> 'cancelled'
        and starts_at >= ${year} and starts_at < ${from} group by employee_id`);
  const people = new Map(
    employees.map((employeeId) => [
      employeeId,
      { employeeId, contracts: [], sessions: [], plans: [], leaves: [], overtimeBefore: 0 } as PersonWork,
    ]),
  );
  for (const row of contracts.rows) people.get(row.employeeId)!.contracts.push(row);
  for (const row of sessions.rows) people.get(row.employeeId)!.sessions.push(row);
  for (const row of plans.rows) people.get(row.employeeId)!.plans.push(row);
  for (const row of leaves.rows) people.get(row.employeeId)!.leaves.push(row);
  for (const { employeeId, minutes } of overtime.rows) people.get(employeeId)!.overtimeBefore = minutes;
  return people;
}
