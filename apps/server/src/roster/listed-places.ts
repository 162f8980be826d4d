import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { departments, organisationUnits, workCentres } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import {
  departmentOn,
  place,
  placeOn,
  placesBetween,
  stay,
  workCentreOn,
} from '#features/people/people/on-a-day.reads';
import { type HotelScope, within } from '#platform/hotel-scope';

export interface PlaceFilters {
  businessUnit?: number | undefined;
  orgUnit?: number | undefined;
  workCenter?: number | undefined;
  departmentGroups?: number[] | undefined;
  departments?: number[] | undefined;
}

/** How the employees who are listed are joined, and where they are on the last day on which they are. */
interface ListedPlaces {
  join: SQL;
  departmentId: SQL;
  workCentreId: SQL;
  /** JSON: the days on which somebody is listed; null for all. */
  days: SQL;
}

const e = alias(employees, 'e');
const d = alias(departments, 'd');
const w = alias(workCentres, 'w');
const o = alias(organisationUnits, 'o');

/** The employees whose place on one of these local days is in the scope and passes the filters. */
export function listedPlaces(
  companyId: number,
  scope: HotelScope,
  filters: PlaceFilters,
  { first, last }: { first: string; last: string },
): ListedPlaces {
  const isListed = and(
    within(scope, { unit: sql`${o.id}`, department: sql`${d.id}`, self: sql`${e.id}` }),
    ...narrowing(filters),
  );
  if (!isListed) return placesOn(companyId, last);
  const lastOf = (id: PgColumn) => sql`(array_agg(${id} order by ${stay.until} desc nulls first))[1]`;
  return {
    join: sql`join (
      select ${e.id} as employee, ${lastOf(d.id)} as department, ${lastOf(w.id)} as work_centre,
        case when not bool_or(${stay.since} is null and ${stay.until} is null)
          then json_agg(json_build_object('since', ${stay.since}, 'until', ${stay.until}) order by ${stay.until} nulls last) end as days
      from ${employees} ${e}
      left join ${placesBetween(companyId, first, last)} as stay on ${stay.employeeId} = ${e.id}
      join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = coalesce(${stay.departmentId}, ${e.departmentId})
      join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = coalesce(${stay.workCentreId}, ${e.workCentreId})
      join ${organisationUnits} ${o} on ${o.companyId} = ${w.companyId} and ${o.id} = ${w.organisationUnitId}
      where ${and(eq(e.companyId, companyId), isListed)} group by ${e.id}
    ) as listed on listed.employee = ${employees.id}`,
    departmentId: sql`listed.department`,
    workCentreId: sql`listed.work_centre`,
    days: sql`listed.days`,
  };
}

/** Where places decide nothing, everybody is listed on all days. */
const placesOn = (companyId: number, day: string): ListedPlaces => ({
  join: sql`left join ${placeOn(companyId, day)} as ${place} on ${place.employeeId} = ${employees.id}`,
  departmentId: departmentOn(employees),
  workCentreId: workCentreOn(employees),
  days: sql`null::json`,
});

const narrowing = (filters: PlaceFilters): (SQL | undefined)[] => [
  filters.businessUnit ? eq(o.businessUnitId, filters.businessUnit) : undefined,
  filters.orgUnit ? eq(o.id, filters.orgUnit) : undefined,
  filters.workCenter ? eq(w.id, filters.workCenter) : undefined,
  filters.departmentGroups?.length ? inArray(d.departmentGroupId, filters.departmentGroups) : undefined,
  filters.departments?.length ? inArray(d.id, filters.departments) : undefined,
];
