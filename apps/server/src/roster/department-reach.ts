import { asc, eq, sql } from 'drizzle-orm';
import { departments } from '#features/people/organisation/organisation.table';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { continuedDepartments, type DepartmentRow } from './continued-departments.rules';
import { refuseWithoutPlanning } from './refuse-without-planning';
import { readResources } from './resources';

interface ReachedDepartment {
  id: number;
  name: string;
  /** The departments that it continues. */
  formerly: number[];
  mayAdd: boolean;
}

/** In which departments an account plans, and for which of them it keeps what planning needs. */
export interface DepartmentReach {
  /** Those that no other continues. */
  departments: ReachedDepartment[];
  /** The department that continues this one, or itself. */
  latestOf: (departmentId: number) => number;
  maySee: (departmentId: number) => boolean;
  mayKeep: (departmentId: number) => boolean;
}

/** Somebody who plans only for oneself sees the own department and keeps nothing. Refuses those who do not plan. */
export async function departmentReach(db: Database, hotel: GrantedHotel): Promise<DepartmentReach> {
  refuseWithoutPlanning(hotel);
  const rows = await readDepartments(db, hotel.companyId);
  const { latestOf, formerlyOf } = continuedDepartments(rows);
  const planned = await plannedDepartments(db, hotel);
  const maySee = (id: number) => planned === 'all' || planned.some((one) => latestOf(one) === latestOf(id));
  const keeps = hotel.scope.kind !== 'self';
  return {
    departments: rows
      .filter(({ id, continuedAs }) => continuedAs === null && maySee(id))
      .map(({ id, name, isClosed }) => ({ id, name, formerly: formerlyOf(id), mayAdd: keeps && !isClosed })),
    latestOf,
    maySee,
    mayKeep: (id) => keeps && maySee(id),
  };
}

const readDepartments = (db: Database, companyId: number): Promise<DepartmentRow[]> =>
  db
    .select({
      id: departments.id,
      name: departments.name,
      isClosed: sql<boolean>`${departments.closedFrom} is not null`,
      continuedAs: departments.continuedAs,
    })
    .from(departments)
    .where(eq(departments.companyId, companyId))
    .orderBy(asc(departments.name), asc(departments.id));

/** The departments of an account's scope, and those of the people in it. */
async function plannedDepartments(db: Database, hotel: GrantedHotel): Promise<'all' | number[]> {
  const { scope, timeZone } = hotel;
  if (scope.kind === 'hotel') return 'all';
  const today = hotelClock(timeZone).today();
  const people = await readResources(db, hotel, {}, { first: today, last: today });
  const theirs = people.map(({ building_Id }) => building_Id);
  return [...new Set(scope.kind === 'places' ? [...scope.departments, ...theirs] : theirs)];
}
