import { foldText } from '@horae/contract/fold-text';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { within } from '#platform/hotel-scope';
import { departments, organisationUnits, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import {
  contract,
  contractInForce,
  departmentOn,
  place,
  placeOn,
  workCentreOn,
} from '../../people/people/on-a-day.reads';
import { leaves, shifts } from '../../scheduling/shifts/shifts.table';
import type { PlannedDay, PlannedShift } from './planned-days.rules';

const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const o = alias(organisationUnits, 'o');
const d = alias(departments, 'd');

/** The requested employees and days of a hotel. */
export interface Asked {
  from: string;
  to: string;
  q?: string | undefined;
  department?: number | undefined;
  unit?: number | undefined;
  employees?: readonly number[] | undefined;
}

export interface RosterPerson extends Record<string, unknown> {
  id: number;
  name: string;
  code: string;
  jobTitle: string;
  department: string;
  unit: string;
  isFullTime: boolean;
  hasFixedHours: boolean;
  firstDay: string | null;
  lastDay: string | null;
}

/** The employees in the account's scope who were employed on one of the days, by name. */
export async function readRosterPeople(db: Database, hotel: GrantedHotel, asked: Asked): Promise<RosterPerson[]> {
  const { companyId, scope } = hotel;
  const { from, to, q, department, unit } = asked;
  const places = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };
  const conditions: (SQL | undefined)[] = [
    sql`${e.companyId} = ${companyId} and ${e.erasedAt} is null`,
    sql`coalesce(${e.firstDay} <= ${to}, true) and coalesce(${e.lastDay} >= ${from}, true)`,
    within(scope, places),
    q ? sql`position(${foldText(q)} in fold_text(concat_ws(' ', ${e.name}, ${e.code}, ${e.jobTitle}))) > 0` : undefined,
    department === undefined ? undefined : sql`${departmentOn(e)} = ${department}`,
    unit === undefined ? undefined : sql`${w.organisationUnitId} = ${unit}`,
    asked.employees && sql`${e.id} = any(${sql.param([...asked.employees])}::int[])`,
  ];
  const { rows } = await db.execute<RosterPerson>(sql`
    select ${e.id}, ${e.name}, ${e.code}, ${e.jobTitle} as "jobTitle", ${d.name} as department, ${o.name} as unit,
      coalesce(${contract.kind} = 'full', true) as "isFullTime", coalesce(${contract.hasFixedHours}, false) as "hasFixedHours", ${e.firstDay}::text as "firstDay", ${e.lastDay}::text as "lastDay"
    from ${employees} ${e}
    left join ${placeOn(companyId, to)} as ${place} on ${place.employeeId} = ${e.id}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    join ${organisationUnits} ${o} on ${o.companyId} = ${w.companyId} and ${o.id} = ${w.organisationUnitId}
    join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = ${departmentOn(e)}
    left join ${contractInForce(companyId, to, [contract.kind, contract.hasFixedHours])} ${contract} on ${contract.employeeId} = ${e.id}
    where ${and(...conditions)}
    order by lower(${e.name}), ${e.id}`);
  return rows;
}

type ShiftRow = Record<string, unknown> & PlannedShift & { employeeId: number; day: string };

/** The roster of each of these employees for each of the days, in the order of the days. */
export async function readPlannedDays(
  db: Database,
  { companyId, timeZone }: Pick<GrantedHotel, 'companyId' | 'timeZone'>,
  people: readonly RosterPerson[],
  days: readonly string[],
): Promise<Map<number, PlannedDay[]>> {
  const ids = sql.param(people.map(({ id }) => id));
  const [from, to] = [days[0], days.at(-1)];
  const [planned, away] = await Promise.all([
    db.execute<ShiftRow>(sql`
      select ${shifts.employeeId} as "employeeId", ${shifts.type}, (${shifts.startsAt} at time zone ${timeZone})::date::text as day, ${shifts.breakMinutes}::int as "breakMinutes",
        extract(epoch from ${shifts.startsAt})::float8 as start, extract(epoch from ${shifts.endsAt})::float8 as end
      from ${shifts} where ${shifts.companyId} = ${companyId} and ${shifts.layer} = 'planned' and ${shifts.status} <> 'cancelled' and ${shifts.employeeId} = any(${ids}::int[])
        and ${shifts.startsAt} >= ${from}::date::timestamp at time zone ${timeZone} and ${shifts.startsAt} < (${to}::date + 1)::timestamp at time zone ${timeZone}
      order by ${shifts.startsAt}, ${shifts.id}`),
    db.execute<{ employeeId: number; type: string; first: string; last: string }>(sql`
      select ${leaves.employeeId} as "employeeId", ${leaves.type}, ${leaves.firstDay}::text as first, ${leaves.lastDay}::text as last
      from ${leaves} where ${leaves.companyId} = ${companyId} and ${leaves.status} <> 'cancelled' and ${leaves.employeeId} = any(${ids}::int[])
        and ${leaves.firstDay} <= ${to} and ${leaves.lastDay} >= ${from} order by ${leaves.firstDay}, ${leaves.id}`),
  ]);
  const shiftsOf = groupBy(planned.rows, ({ employeeId, day }) => `${employeeId} ${day}`);
  const leavesOf = groupBy(away.rows, ({ employeeId }) => employeeId);
  return new Map(
    people.map(({ id, isFullTime, firstDay, lastDay }) => {
      const employed = days.filter((day) => (firstDay ?? day) <= day && (lastDay ?? day) >= day);
      const leaveOn = (day: string) => leavesOf.get(id)?.find(({ first, last }) => first <= day && last >= day);
      const plan = employed.map((day) => ({
        day,
        shifts: shiftsOf.get(`${id} ${day}`) ?? [],
        leave: leaveOn(day)?.type ?? null,
        isFullTime,
      }));
      return [id, plan];
    }),
  );
}
