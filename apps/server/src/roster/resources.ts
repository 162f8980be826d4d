import { cardTexts } from '@horae/contract/people/person-fields';
import type { LentTo, StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { departments, workCentres } from '#features/people/organisation/organisation.table';
import { employedWithin } from '#features/people/people/employed-on.reads';
import { employees } from '#features/people/people/employees.table';
import { formerJob, formerJobOn } from '#features/people/people/jobs.reads';
import { contract, contractInForce } from '#features/people/people/on-a-day.reads';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { type LentDays, lentDays } from './lent-days';
import { type DaysListed, type ListedOn, listedOn } from './listed-on.rules';
import { listedPlaces, type PlaceFilters } from './listed-places';
import { earlierStays, type PlaceChange, placeChanges } from './place-changes';
import { type PlaceColumns, placeColumns } from './staff-places';

export interface ResourceFilters extends PlaceFilters {
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
  listed: (DaysListed[] | null)[];
  changes: PlaceChange[];
  lent: LentDays[];
}

/** The employees of a calendar or a plan, and on which of its days each of them belongs to it. */
export interface Listed {
  people: StaffResource[];
  isOn: ListedOn;
}

/**
 * Reads who is employed on these days and in scope on one of them, with the job and contract of the last day, and the
 * place of the last day in scope.
 */
export async function readListed(
  db: Database,
  hotel: GrantedHotel,
  filters: ResourceFilters,
  days: Days,
): Promise<Listed> {
  const columns = await readEmployees(db, hotel, filters, days);
  const people = columns ? sortedAsListed(resources(columns)) : [];
  return { people, isOn: listedOn(people) };
}

/** The people of `readListed` alone. */
export async function readResources(
  db: Database,
  hotel: GrantedHotel,
  filters: ResourceFilters,
  days: Days,
): Promise<StaffResource[]> {
  return (await readListed(db, hotel, filters, days)).people;
}

/** Columns instead of rows, and places by id: what repeats ten thousand times is neither sent nor parsed. */
async function readEmployees(
  db: Database,
  { companyId, scope }: GrantedHotel,
  filters: ResourceFilters,
  days: Days,
): Promise<Columns | undefined> {
  const column = (value: SQL | PgColumn) => sql`coalesce(json_agg(${value}), '[]')`;
  const listed = listedPlaces(companyId, scope, filters, days);
  const { rows } = await db.execute<Columns>(sql`
    select ${placeChanges(companyId, days)} as changes, ${lentDays(companyId, days)} as lent,
      ${column(employees.id)} as id, ${column(employees.name)} as name, ${column(employees.code)} as code,
      ${column(sql`coalesce(${formerJob.jobTitle}, ${employees.jobTitle})`)} as job, ${column(departments.id)} as department, ${column(workCentres.id)} as centre,
      ${column(isFixed)} as fixed, ${column(sql`coalesce(${contract.weeklyHours}, 0)`)} as hours,
      ${column(more)} as more, ${column(listed.days)} as listed,
      ${placeColumns(companyId)}
    from ${employees}
    ${listed.join}
    left join ${formerJobOn(companyId, days.last)} as ${formerJob} on ${formerJob.employeeId} = ${employees.id}
    join ${departments} on ${sameHotel(departments.companyId, sql`${departments.id} = ${listed.departmentId}`)}
    join ${workCentres} on ${sameHotel(workCentres.companyId, sql`${workCentres.id} = ${listed.workCentreId}`)}
    left join ${contractInForce(companyId, days.last, [contract.hasFixedHours, contract.weeklyHours])} as ${contract} on ${contract.employeeId} = ${employees.id}
    where ${and(eq(employees.companyId, companyId), employedWithin(employees, days.first, days.last), ...narrowing(filters))}`);
  return rows[0];
}

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
    isOneProgram ? sql`${isFixed} = ${programTypes[0] === 'fixed'}` : undefined,
    filters.employees?.length ? inArray(employees.id, filters.employees) : undefined,
  ];
}

function resources(columns: Columns): StaffResource[] {
  const ofDepartment = new Map(columns.departments.map((place) => [place.building_Id, place]));
  const ofCentre = new Map(columns.workCentres.map((place) => [place.workCenterId, place]));
  const changesOf = groupBy(columns.changes, ([employeeId]) => employeeId);
  const lentOf = groupBy(columns.lent, ([employeeId]) => employeeId);
  const lentTo = ([, first, last, departmentId]: LentDays): LentTo => {
    const { building_Group_Id, building_Id, department } = ofDepartment.get(departmentId)!;
    return { first, last, building_Group_Id, building_Id, department };
  };
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
      ...(lentOf.has(employeeId) && { lent: lentOf.get(employeeId)!.map(lentTo) }),
      ...(columns.listed[row] && { listed: columns.listed[row] }),
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
