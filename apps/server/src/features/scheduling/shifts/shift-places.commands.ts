import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { readResources } from '#roster/resources';
import { departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { jobOn } from '../../people/people/jobs.reads';
import { placeIdsOn } from '../../people/people/on-a-day.reads';

const e = alias(employees, 'e');

interface Place {
  departmentId: number | null;
  jobTitle: string | null;
}

/** Work that is to be placed. */
export interface WantedPlace extends Place {
  employeeId: number;
  /** The local day on which it begins. */
  day: string;
  /** Where it is placed already, drafts included; that may stay, whoever placed it there. */
  before: readonly (number | null)[];
  /** The field that names the department, as `shift.departmentId`. */
  path: string;
}

/**
 * Where and as what work is to be done, as it is stored: null where the person belongs there, or has that job, on the
 * day, so that it follows them. Refuses departments of other hotels, closed ones, and those in which the account plans
 * nobody.
 */
export async function checkedPlaces(
  db: Database,
  hotel: GrantedHotel,
  wanted: readonly WantedPlace[],
): Promise<readonly Place[]> {
  const places = await storedPlaces(db, hotel.companyId, wanted);
  await refuseDepartments(
    db,
    hotel,
    wanted.filter((_, at) => places[at]!.departmentId !== null),
  );
  return places;
}

/** The places as they are stored, without checks: null where it is the person’s own on the day. */
export async function storedPlaces(
  db: Database,
  companyId: number,
  wanted: readonly (Place & Pick<WantedPlace, 'employeeId' | 'day'>)[],
): Promise<readonly Place[]> {
  if (wanted.every(({ departmentId, jobTitle }) => departmentId === null && jobTitle === null)) return wanted;
  const own = await readOwnPlaces(db, companyId, wanted);
  return wanted.map(({ departmentId, jobTitle }, at) => ({
    departmentId: departmentId === own[at]?.departmentId ? null : departmentId,
    jobTitle: jobTitle === own[at]?.jobTitle ? null : jobTitle,
  }));
}

/** The department and the job of each person on the day. */
export async function readOwnPlaces(
  db: Database,
  companyId: number,
  wanted: readonly Pick<WantedPlace, 'employeeId' | 'day'>[],
): Promise<(Place | undefined)[]> {
  const ids = sql.param(wanted.map(({ employeeId }) => employeeId));
  const days = sql.param(wanted.map(({ day }) => day));
  const { rows } = await db.execute<{ at: number; departmentId: number; jobTitle: string }>(sql`
    select wanted.at::int as at, ${placeIdsOn(e, sql`wanted.day`).department} as "departmentId", ${jobOn(e, sql`wanted.day`)} as "jobTitle"
    from unnest(${ids}::int[], ${days}::date[]) with ordinality as wanted (employee, day, at)
    join ${employees} ${e} on ${e.companyId} = ${companyId} and ${e.id} = wanted.employee`);
  const found = new Map(rows.map(({ at, departmentId, jobTitle }) => [at, { departmentId, jobTitle }]));
  return wanted.map((_, at) => found.get(at + 1));
}

/** Refuses departments of other hotels, closed ones, and those in which the account plans nobody. */
export async function refuseDepartments(
  db: Database,
  hotel: GrantedHotel,
  wanted: readonly Omit<WantedPlace, 'employeeId'>[],
): Promise<void> {
  const fresh = wanted.filter(({ departmentId, before }) => !before.includes(departmentId));
  if (fresh.length === 0) return;
  const ids = [...new Set(fresh.map(({ departmentId }) => departmentId!))];
  const rows = await db
    .select({ id: departments.id, name: departments.name, closedFrom: departments.closedFrom })
    .from(departments)
    .where(and(eq(departments.companyId, hotel.companyId), inArray(departments.id, ids)));
  const known = new Map(rows.map((row) => [row.id, row]));
  const planned = await plannedDepartments(db, hotel, fresh);
  for (const { departmentId, day, path } of fresh) {
    const department = known.get(departmentId!);
    if (!department) throw invalid(path, 'Choose a department in this hotel.');
    const { name, closedFrom } = department;
    if (closedFrom !== null && closedFrom <= day)
      throw invalid(path, `${name} is closed from ${closedFrom}: choose another one, or earlier days.`);
    if (planned !== 'all' && !planned.has(departmentId!))
      throw invalid(path, 'You do not plan in this department. Choose one in which you plan.');
  }
}

/** The departments of an account's scope, and those of the people whom it plans on these days. */
async function plannedDepartments(
  db: Database,
  hotel: GrantedHotel,
  wanted: readonly Pick<WantedPlace, 'day'>[],
): Promise<'all' | ReadonlySet<number>> {
  const { scope } = hotel;
  if (scope.kind === 'hotel') return 'all';
  const days = wanted.map(({ day }) => day).toSorted();
  const people = await readResources(db, hotel, {}, { first: days[0]!, last: days.at(-1)! });
  const granted = scope.kind === 'places' ? scope.departments : [];
  return new Set([...granted, ...people.map(({ building_Id }) => building_Id)]);
}
