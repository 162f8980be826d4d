import { cardTexts } from '@horae/contract/people/person-fields';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { departments, organisationUnits, workCentres } from '#features/people/organisation/organisation.table';
import { employedWithin } from '#features/people/people/employed-on.reads';
import { employees } from '#features/people/people/employees.table';
import { formerJob, formerJobOn } from '#features/people/people/jobs.reads';
import { contract, contractInForce, place, placeOn } from '#features/people/people/on-a-day.reads';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { within } from '#platform/hotel-scope';
import { earlierStays, type PlaceChange, placeChanges } from './place-changes';
import { type PlaceColumns, placeColumns } from './staff-places';

export interface ResourceFilters {
  businessUnit?: number | undefined;
  orgUnit?: number | undefined;
  workCenter?: number | undefined;
  departmentGroups?: number[] | undefined;
  departments?: number[] | undefined;
  employees?: number[] | undefined;
  programTypes?: ('fixed' | 'flexible')[] | undefined;
}

/** Local days of the hotel, both inclusive. */
interface Days {
  first: string;
  last: string;
}

interface Columns extends PlaceColumns, Record<string, unknown> {
  id: number[];
  name: string[];
  code: string[];
  job: string[];
  department: number[];
  centre: number[];
  fixed: boolean[];
  hours: number[];
  more: Record<string, string>[];
  changes: PlaceChange[];
}

/** Reads the employees in scope employed on these days, with their places, job and contract on the last day. */
export async function readResources(
  db: Database,
  hotel: GrantedHotel,
  filters: ResourceFilters,
  days: Days,
): Promise<StaffResource[]> {
  const columns = await readEmployees(db, hotel, filters, days);
  return columns ? sortedAsListed(resources(columns)) : [];
}

/** Columns instead of rows, and places by id: what repeats ten thousand times is neither sent nor parsed. */
async function readEmployees(
  db: Database,
  { companyId, scope }: GrantedHotel,
  filters: ResourceFilters,
  days: Days,
): Promise<Columns | undefined> {
  const column = (value: SQL | PgColumn) => sql`coalesce(json_agg(${value}), '[]')`;
  const { rows } = await db.execute<Columns>(sql`
    select ${placeChanges(companyId, days)} as changes,
      ${column(employees.id)} as id, ${column(employees.name)} as name, ${column(employees.code)} as code,
      ${column(sql`coalesce(${formerJob.jobTitle}, ${employees.jobTitle})`)} as job, ${column(departments.id)} as department, ${column(workCentres.id)} as centre,
      ${column(isFixed)} as fixed, ${column(sql`coalesce(${contract.weeklyHours}, 0)`)} as hours,
      ${column(more)} as more,
      ${placeColumns(companyId)}
    from ${employees}
    left join ${placeOn(companyId, days.last)} as ${place} on ${place.employeeId} = ${employees.id}
    left join ${formerJobOn(companyId, days.last)} as ${formerJob} on ${formerJob.employeeId} = ${employees.id}
    join ${departments} on ${sameHotel(departments.companyId, sql`${departments.id} = coalesce(${place.departmentId}, ${employees.departmentId})`)}
    join ${workCentres} on ${sameHotel(workCentres.companyId, sql`${workCentres.id} = coalesce(${place.workCentreId}, ${employees.workCentreId})`)}
    join ${organisationUnits} on ${sameHotel(organisationUnits.companyId, eq(organisationUnits.id, workCentres.organisationUnitId))}
    left join ${contractInForce(companyId, days.last, [contract.hasFixedHours, contract.weeklyHours])} as ${contract} on ${contract.employeeId} = ${employees.id}
    where ${and(eq(employees.companyId, companyId), within(scope, placed), employedWithin(employees, days.first, days.last), ...narrowing(filters))}`);
  return rows[0];
}

const placed = {
  unit: sql`${organisationUnits.id}`,
  department: sql`${departments.id}`,
  self: sql`${employees.id}`,
};
/** The non-empty texts that a prescribed resource does not include. */
const more = sql`json_strip_nulls(json_build_object(${sql.join(
  cardTexts.map(({ name }) => sql`${name}::text, nullif(${employees[name]}, '')`),
  sql`, `,
)}))`;
const isFixed = sql`coalesce(${contract.hasFixedHours}, true)`;
const sameHotel = (companyId: PgColumn, on: SQL) => and(eq(companyId, employees.companyId), on);

function narrowing(filters: ResourceFilters): (SQL | undefined)[] {
  const { programTypes = [] } = filters;
  const isOneProgram = new Set(programTypes).size === 1;
  return [
    filters.businessUnit ? eq(organisationUnits.businessUnitId, filters.businessUnit) : undefined,
    filters.orgUnit ? eq(organisationUnits.id, filters.orgUnit) : undefined,
    filters.workCenter ? eq(workCentres.id, filters.workCenter) : undefined,
    filters.departmentGroups?.length ? inArray(departments.departmentGroupId, filters.departmentGroups) : undefined,
    filters.departments?.length ? inArray(departments.id, filters.departments) : undefined,
    isOneProgram ? sql`${isFixed} = ${programTypes[0] === 'fixed'}` : undefined,
    filters.employees?.length ? inArray(employees.id, filters.employees) : undefined,
  ];
}

function resources(columns: Columns): StaffResource[] {
  const ofDepartment = new Map(columns.departments.map((place) => [place.building_Id, place]));
  const ofCentre = new Map(columns.workCentres.map((place) => [place.workCenterId, place]));
  const changesOf = groupBy(columns.changes, ([employeeId]) => employeeId);
  return columns.id.map((employeeId, row) => {
    const departmentId = columns.department[row]!;
    const workCentreId = columns.centre[row]!;
    const jobTitle = columns.job[row]!;
    const changes = changesOf.get(employeeId);
    const earlier =
      changes &&
      earlierStays(changes, { departmentId, workCentreId, jobTitle }).map((stay) =>
        Object.assign(
          { until: stay.until, jobTitle: stay.jobTitle },
          ofDepartment.get(stay.departmentId)!,
          ofCentre.get(stay.workCentreId)!,
        ),
      );
    return {
      employeeId,
      title: columns.name[row]!,
      employeeCode: columns.code[row]!,
      jobTitle,
      ...ofDepartment.get(departmentId)!,
      ...ofCentre.get(workCentreId)!,
      hasFixedWorkHours: columns.fixed[row]!,
      weeklyHours: columns.hours[row]!,
      id: String(employeeId),
      more: columns.more[row]!,
      ...(earlier && { earlier }),
    };
  });
}

/** Sorts by department group, department, name, then id; each text is lower-cased once, not at each comparison. */
function sortedAsListed(list: StaffResource[]): StaffResource[] {
  const keyed = list.map((resource) => {
    const { departmentGroup, department, title } = resource;
    // No name contains a NUL, so the joined texts compare like the three one by one.
    return { resource, key: [departmentGroup, department, title].join('\0').toLowerCase() };
  });
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.resource.employeeId - b.resource.employeeId));
  return keyed.map(({ resource }) => resource);
}
