import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { employeeContracts } from '../../people/people/employees.table';
import { declaredFreeDays, hourlyLeaves, leaves, shifts } from '../../scheduling/shifts/shifts.table';
import type { PlannedHours, PlannedShift } from './planned-days.rules';

type Hotel = Pick<GrantedHotel, 'companyId' | 'timeZone'>;
type Row<T> = Record<string, unknown> & T & { employeeId: number };

interface Terms {
  fromDay: string;
  kind: 'full' | 'part' | 'rotational';
  daysPerWeek: number;
  weeklyPattern: number[] | null;
}

export interface PlannedLeave {
  /** The code of the leave. */
  type: string;
  firstDay: string;
  lastDay: string;
}

type ShiftRow = Row<PlannedShift & { day: string }>;

export async function readShifts(
  db: Database,
  { companyId, timeZone }: Hotel,
  ids: number[],
  from: string,
  to: string,
) {
  const { rows } = await db.execute<ShiftRow>(sql`
      select ${shifts.employeeId} as "employeeId", ${shifts.type}, (${shifts.startsAt} at time zone ${timeZone})::date::text as day, ${shifts.breakMinutes}::int as "breakMinutes",
        extract(epoch from ${shifts.startsAt})::float8 as start, extract(epoch from ${shifts.endsAt})::float8 as end
      from ${shifts} where ${shifts.companyId} = ${companyId} and ${shifts.layer} = 'planned' and ${shifts.status} <> 'cancelled' and ${shifts.employeeId} = any(${sql.param(ids)}::int[])
        and ${shifts.startsAt} >= ${from}::date::timestamp at time zone ${timeZone} and ${shifts.startsAt} < (${to}::date + 1)::timestamp at time zone ${timeZone}
      order by ${shifts.startsAt}, ${shifts.id}`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

export async function readLeaves(db: Database, { companyId }: Hotel, ids: number[], from: string, to: string) {
  const { rows } = await db.execute<Row<PlannedLeave>>(sql`
      select ${leaves.employeeId} as "employeeId", coalesce(${leaves.kind}::text, ${leaves.type}::text) as type, ${leaves.firstDay}::text as "firstDay", ${leaves.lastDay}::text as "lastDay"
      from ${leaves} where ${leaves.companyId} = ${companyId} and ${leaves.status} <> 'cancelled' and ${leaves.employeeId} = any(${sql.param(ids)}::int[])
        and ${leaves.firstDay} <= ${to} and ${leaves.lastDay} >= ${from} order by ${leaves.firstDay}, ${leaves.id}`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

export async function readHourlyLeaves(
  db: Database,
  { companyId, timeZone }: Hotel,
  ids: number[],
  from: string,
  to: string,
) {
  const { rows } = await db.execute<Row<PlannedHours>>(sql`
      select ${hourlyLeaves.employeeId} as "employeeId", ${hourlyLeaves.kind}, extract(epoch from ${hourlyLeaves.startsAt})::float8 as start, extract(epoch from ${hourlyLeaves.endsAt})::float8 as end
      from ${hourlyLeaves} where ${hourlyLeaves.companyId} = ${companyId} and ${hourlyLeaves.status} <> 'cancelled' and ${hourlyLeaves.employeeId} = any(${sql.param(ids)}::int[])
        and ${hourlyLeaves.startsAt} >= ${from}::date::timestamp at time zone ${timeZone} and ${hourlyLeaves.startsAt} < (${to}::date + 2)::timestamp at time zone ${timeZone}
      order by ${hourlyLeaves.startsAt}, ${hourlyLeaves.id}`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

export async function readTerms(db: Database, { companyId }: Hotel, ids: number[]) {
  const { rows } = await db.execute<Row<Terms>>(sql`
      select ${employeeContracts.employeeId} as "employeeId", ${employeeContracts.fromDay}::text as "fromDay", ${employeeContracts.kind},
        ${employeeContracts.daysPerWeek}::int as "daysPerWeek", ${employeeContracts.weeklyPattern} as "weeklyPattern"
      from ${employeeContracts} where ${employeeContracts.companyId} = ${companyId} and ${employeeContracts.employeeId} = any(${sql.param(ids)}::int[])
      order by ${employeeContracts.employeeId}, ${employeeContracts.fromDay}`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

export async function readFreeDays(db: Database, { companyId }: Hotel, ids: number[], from: string, to: string) {
  const { rows } = await db.execute<Row<{ day: string }>>(sql`
      select ${declaredFreeDays.employeeId} as "employeeId", ${declaredFreeDays.day}::text as day
      from ${declaredFreeDays} where ${declaredFreeDays.companyId} = ${companyId} and ${declaredFreeDays.employeeId} = any(${sql.param(ids)}::int[])
        and ${declaredFreeDays.day} between ${from} and ${to}`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}
