import { foldText } from '@horae/contract/fold-text';
import { and, type SQL, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { within } from '#platform/hotel-scope';
import { contract, contractInForce } from '../../people/people/on-a-day.reads';
import type { PlannedDay, PlannedShift } from './planned-days.rules';

/** Which people of a hotel, and which days. */
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

/** The people whom the account may look after and who were employed on one of the days, by name. */
export async function readRosterPeople(db: Database, hotel: GrantedHotel, asked: Asked): Promise<RosterPerson[]> {
  const { companyId, scope } = hotel;
  const { from, to, q, department, unit, employees } = asked;
  const places = { unit: sql`w.organisation_unit_id`, department: sql`e.department_id`, self: sql`e.id` };
  const conditions: (SQL | undefined)[] = [
    sql`e.company_id = ${companyId} and e.erased_at is null`,
    sql`coalesce(e.first_day <= ${to}, true) and coalesce(e.last_day >= ${from}, true)`,
    within(scope, places),
    q ? sql`position(${foldText(q)} in fold_text(concat_ws(' ', e.name, e.code, e.job_title))) > 0` : undefined,
    department === undefined ? undefined : sql`e.department_id = ${department}`,
    unit === undefined ? undefined : sql`w.organisation_unit_id = ${unit}`,
    employees && sql`e.id = any(${sql.param([...employees])}::int[])`,
  ];
  const { rows } = await db.execute<RosterPerson>(sql`
    select e.id, e.name, e.code, e.job_title as "jobTitle", d.name as department, o.name as unit,
      coalesce(${contract.kind} = 'full', true) as "isFullTime", coalesce(${contract.hasFixedHours}, false) as "hasFixedHours", e.first_day::text as "firstDay", e.last_day::text as "lastDay"
    from employees e
    join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
    join organisation_units o on o.company_id = w.company_id and o.id = w.organisation_unit_id
    join departments d on d.company_id = e.company_id and d.id = e.department_id
    left join ${contractInForce(companyId, to, [contract.kind, contract.hasFixedHours])} ${contract} on ${contract.employeeId} = e.id
    where ${and(...conditions)}
    order by lower(e.name), e.id`);
  return rows;
}

type ShiftRow = Record<string, unknown> & PlannedShift & { employeeId: number; day: string };

/** What the roster has of each of these people on each of the days, in the order of the days. */
export async function readPlannedDays(
  db: Database,
  { companyId, timeZone }: Pick<GrantedHotel, 'companyId' | 'timeZone'>,
  people: readonly RosterPerson[],
  days: readonly string[],
): Promise<Map<number, PlannedDay[]>> {
  const ids = sql.param(people.map(({ id }) => id));
  const [from, to] = [days[0], days.at(-1)];
  const [{ rows: shifts }, { rows: leaves }] = await Promise.all([
    db.execute<ShiftRow>(sql`
      select employee_id as "employeeId", type, (starts_at at time zone ${timeZone})::date::text as day, break_minutes::int as "breakMinutes",
        extract(epoch from starts_at)::float8 as start, extract(epoch from ends_at)::float8 as end
      from shifts where company_id = ${companyId} and layer = 'planned' and status <> 'cancelled' and employee_id = any(${ids}::int[])
        and starts_at >= ${from}::date::timestamp at time zone ${timeZone} and starts_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
      order by starts_at, id`),
    db.execute<{ employeeId: number; type: string; first: string; last: string }>(sql`
      select employee_id as "employeeId", type, first_day::text as first, last_day::text as last
      from leaves where company_id = ${companyId} and status <> 'cancelled' and employee_id = any(${ids}::int[])
        and first_day <= ${to} and last_day >= ${from} order by first_day, id`),
  ]);
  const shiftsOf = groupBy(shifts, ({ employeeId, day }) => `${employeeId} ${day}`);
  const leavesOf = groupBy(leaves, ({ employeeId }) => employeeId);
  return new Map(
    people.map(({ id, isFullTime, firstDay, lastDay }) => {
      const employed = days.filter((day) => (firstDay ?? day) <= day && (lastDay ?? day) >= day);
      const leaveOn = (day: string) => leavesOf.get(id)?.find(({ first, last }) => first <= day && last >= day);
      const planned = employed.map((day) => ({
        day,
        shifts: shiftsOf.get(`${id} ${day}`) ?? [],
        leave: leaveOn(day)?.type ?? null,
        isFullTime,
      }));
      return [id, planned];
    }),
  );
}
