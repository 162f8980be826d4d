import type { HourLevel, WorkingHoursRequest } from '@horae/contract/scheduling/working-hours.contract';
import { addDays } from '@horae/local-time/local-date';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { type HotelScope, within } from '#platform/hotel-scope';
import { contract, contractInForce, place, placeOn } from '../../people/people/on-a-day.reads';

const idOf: Record<HourLevel, SQL> = {
  businessUnit: sql`ou.business_unit_id`,
  orgUnit: sql`ou.id`,
  workCenter: sql`wc.id`,
  departmentGroup: sql`d.department_group_id`,
  department: sql`d.id`,
  employee: sql`e.id`,
};

/** The employees whom the account sees and the filters leave, where they belong on the last day, each with the ids of its nodes from the top down. */
export function scopeOf(request: WorkingHoursRequest, account: HotelScope): SQL {
  const [first, last] = [request.dates.start, addDays(request.dates.end, -1)];
  const seen = within(account, { unit: sql`ou.id`, department: sql`d.id`, self: sql`e.id` });
  const { hotel, levels, parent = [], bu, ou, wc, programTypes = [] } = request;
  const isOneProgram = new Set(programTypes).size === 1;
  const among = (id: SQL, ids: number[] | undefined) =>
    ids?.length ? sql`and ${id} = any(${sql.param(ids)}::int[])` : sql``;
  const equals = (id: SQL, value: number | undefined) => (value === undefined ? sql`` : sql`and ${id} = ${value}`);
  return sql`select e.id as employee_id, array[${sql.join(
    levels.map((level) => idOf[level]),
    sql`, `,
  )}] as path
    from employees e
    left join ${placeOn(hotel, last)} as ${place} on ${place.employeeId} = e.id
    join departments d on d.company_id = e.company_id and d.id = coalesce(${place.departmentId}, e.department_id)
    join work_centres wc on wc.company_id = e.company_id and wc.id = coalesce(${place.workCentreId}, e.work_centre_id)
    join organisation_units ou on ou.company_id = e.company_id and ou.id = wc.organisation_unit_id
    ${isOneProgram ? sql`left join ${contractInForce(hotel, last, [contract.hasFixedHours])} as ${contract} on ${contract.employeeId} = e.id` : sql``}
    where e.company_id = ${hotel} ${seen ? sql`and ${seen}` : sql``}
      and coalesce(e.last_day >= ${first}, true) and coalesce(e.first_day <= ${last}, true)
      ${equals(idOf.businessUnit, bu)} ${equals(idOf.orgUnit, ou)} ${equals(idOf.workCenter, wc)}
      ${among(idOf.departmentGroup, request.departmentGroups)} ${among(idOf.department, request.departments)}
      ${among(idOf.employee, request.employees)}
      ${isOneProgram ? sql`and coalesce(${contract.hasFixedHours}, true) = ${programTypes[0] === 'fixed'}` : sql``}
      ${sql.join(
        parent.map((id, depth) => equals(idOf[levels[depth]!], id)),
        sql` `,
      )}`;
}

const tableOf: Record<HourLevel, SQL> = {
  businessUnit: sql`business_units`,
  orgUnit: sql`organisation_units`,
  workCenter: sql`work_centres`,
  departmentGroup: sql`department_groups`,
  department: sql`departments`,
  employee: sql`employees`,
};

/** What the nodes of the levels are called. */
export async function readLabels(
  db: Database,
  hotel: number,
  levels: HourLevel[],
): Promise<(level: string, id: number) => string> {
  const names = levels.map(
    (level) => sql`select ${level} as level, id, name from ${tableOf[level]} where company_id = ${hotel}`,
  );
  const { rows } = await db.execute<{ level: string; id: number; name: string }>(sql.join(names, sql` union all `));
  const labels = new Map(rows.map(({ level, id, name }) => [`${level} ${id}`, name]));
  return (level, id) => labels.get(`${level} ${id}`) ?? '';
}
