import type { HourLevel } from '@horae/contract/scheduling/hour-rows';
import type { WorkingHoursRequest } from '@horae/contract/scheduling/working-hours.contract';
import { addDays } from '@horae/local-time/local-date';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { type HotelScope, within } from '#platform/hotel-scope';
import {
  businessUnits,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '../../people/organisation/organisation.table';
import { employedWithin } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';
import {
  contract,
  contractInForce,
  place,
  placeOn,
  placesBetween,
  stay,
  workCentreOn,
} from '../../people/people/on-a-day.reads';
import { centreOf, continuedBy, placesElsewhere } from './places-elsewhere';

const e = alias(employees, 'e');
const d = alias(departments, 'd');
const former = alias(departments, 'former_department');
const workCentre = alias(workCentres, 'wc');
const formerCentre = alias(workCentres, 'former_centre');
const organisationUnit = alias(organisationUnits, 'ou');

const idOf: Record<HourLevel, SQL> = {
  businessUnit: sql`${organisationUnit.businessUnitId}`,
  orgUnit: sql`${organisationUnit.id}`,
  workCenter: sql`${workCentre.id}`,
  departmentGroup: sql`${d.departmentGroupId}`,
  department: sql`${d.id}`,
  employee: sql`${e.id}`,
};

/**
 * The employees the account may see and the filters match, with node ids from the root. An employee who moves within
 * the dates has a row for each stay, from `since` until before `until`; null is all the days on that side. Whoever has
 * shifts in another department or work centre has a row with that `place`; in the own department, one for each stay.
 */
export function scopeOf(request: WorkingHoursRequest, account: HotelScope): SQL {
  const [first, last] = [request.dates.start, addDays(request.dates.end, -1)];
  const seen = within(account, { unit: sql`${organisationUnit.id}`, department: sql`${d.id}`, self: sql`${e.id}` });
  const { hotel, levels, parent = [], bu, ou, wc, programTypes = [] } = request;
  const isOneProgram = new Set(programTypes).size === 1;
  const among = (id: SQL, ids: number[] | undefined) =>
    ids?.length ? sql`and ${id} = any(${sql.param(ids)}::int[])` : sql``;
  const equals = (id: SQL, value: number | undefined) => (value === undefined ? sql`` : sql`and ${id} = ${value}`);
  const chosen = sql`${equals(idOf.businessUnit, bu)} ${equals(idOf.orgUnit, ou)} ${equals(idOf.workCenter, wc)}
      ${among(idOf.departmentGroup, request.departmentGroups)} ${among(idOf.department, request.departments)}
      ${among(idOf.employee, request.employees)}
      ${isOneProgram ? sql`and coalesce(${contract.hasFixedHours}, true) = ${programTypes[0] === 'fixed'}` : sql``}
      ${sql.join(
        parent.map((id, depth) => equals(idOf[levels[depth]!], id)),
        sql` `,
      )}`;
  const program = isOneProgram
    ? sql`left join ${contractInForce(hotel, last, [contract.hasFixedHours])} as ${contract} on ${contract.employeeId} = ${e.id}`
    : sql``;
  const seenHere = sql`${e.companyId} = ${hotel} ${seen ? sql`and ${seen}` : sql``} and ${employedWithin(e, first, last)} ${chosen}`;
  const path = sql`array[${sql.join(
    levels.map((level) => idOf[level]),
    sql`, `,
  )}] as path`;
  return sql`select ${e.id} as employee, ${path}, ${stay.since} as since, ${stay.until} as until, 0 as place
    from ${employees} ${e}
    left join ${placesBetween(hotel, first, last)} as stay on ${stay.employeeId} = ${e.id}
    join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = coalesce(${stay.departmentId}, ${e.departmentId})
    join ${workCentres} ${workCentre} on ${workCentre.companyId} = ${e.companyId} and ${workCentre.id} = coalesce(${stay.workCentreId}, ${e.workCentreId})
    join ${organisationUnits} ${organisationUnit} on ${organisationUnit.companyId} = ${e.companyId} and ${organisationUnit.id} = ${workCentre.organisationUnitId}
    ${program} where ${seenHere}
    union all
    select ${e.id}, ${path}, ${stay.since}, ${stay.until}, elsewhere.place
    from ${placesElsewhere(hotel, first, last)} as elsewhere
    join ${employees} ${e} on ${e.companyId} = ${hotel} and ${e.id} = elsewhere.employee
    left join ${placeOn(hotel, last)} as ${place} on ${place.employeeId} = ${e.id}
    left join ${placesBetween(hotel, first, last)} as stay on ${stay.employeeId} = ${e.id} and elsewhere.department = 0
    left join ${departments} ${former} on ${former.companyId} = ${e.companyId} and ${former.id} = elsewhere.department
    left join ${workCentres} ${formerCentre} on ${formerCentre.companyId} = ${e.companyId} and ${formerCentre.id} = elsewhere.centre
    join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = coalesce(${continuedBy(former, last)}, ${stay.departmentId}, ${e.departmentId})
    join ${workCentres} ${workCentre} on ${workCentre.companyId} = ${e.companyId} and ${workCentre.id} = coalesce(${continuedBy(formerCentre, last)}, ${centreOf(d)}, ${workCentreOn(e)})
    join ${organisationUnits} ${organisationUnit} on ${organisationUnit.companyId} = ${e.companyId} and ${organisationUnit.id} = ${workCentre.organisationUnitId}
    ${program} where ${seenHere}`;
}

const tableOf = {
  businessUnit: businessUnits,
  orgUnit: organisationUnits,
  workCenter: workCentres,
  departmentGroup: departmentGroups,
  department: departments,
  employee: employees,
};

/** Reads the labels of the nodes at these levels. */
export async function readLabels(
  db: Database,
  hotel: number,
  levels: HourLevel[],
): Promise<(level: string, id: number) => string> {
  const names = levels.map((level) => {
    const table = tableOf[level];
    return sql`select ${level} as level, ${table.id}, ${table.name} from ${table} where ${table.companyId} = ${hotel}`;
  });
  const { rows } = await db.execute<{ level: string; id: number; name: string }>(sql.join(names, sql` union all `));
  const labels = new Map(rows.map(({ level, id, name }) => [`${level} ${id}`, name]));
  return (level, id) => labels.get(`${level} ${id}`) ?? '';
}
