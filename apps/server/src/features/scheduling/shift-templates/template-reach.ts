import type { TemplateDepartment } from '@horae/contract/scheduling/shift-templates.contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { readResources } from '#roster/resources';
import { departments } from '../../people/organisation/organisation.table';
import { continuedDepartments, type DepartmentRow } from './template-departments.rules';

/** Which templates an account sees and keeps. */
export interface TemplateReach {
  departments: TemplateDepartment[];
  mayAddForHotel: boolean;
  /** The department that continues this one, or itself. */
  latestOf: (departmentId: number) => number;
  maySee: (departmentId: number | null) => boolean;
  mayKeep: (departmentId: number | null) => boolean;
}

/**
 * Everybody who plans sees the templates of the hotel and of the departments in which they plan. Those of the hotel are
 * kept by who plans in all of it, those of a department by who plans in it; who plans only for oneself keeps none.
 */
export async function templateReach(db: Database, hotel: GrantedHotel): Promise<TemplateReach> {
  if (!hotel.mayPlan) throw forbidden();
  const rows = await readDepartments(db, hotel.companyId);
  const { latestOf, formerlyOf } = continuedDepartments(rows);
  const planned = await plannedDepartments(db, hotel);
  const isPlanned = (id: number) => planned === 'all' || planned.some((one) => latestOf(one) === latestOf(id));
  const keeps = hotel.scope.kind !== 'self';
  const mayAddForHotel = hotel.scope.kind === 'hotel';
  return {
    departments: rows
      .filter(({ id, continuedAs }) => continuedAs === null && isPlanned(id))
      .map(({ id, name, isClosed }) => ({ id, name, formerly: formerlyOf(id), mayAdd: keeps && !isClosed })),
    mayAddForHotel,
    latestOf,
    maySee: (id) => id === null || isPlanned(id),
    mayKeep: (id) => (id === null ? mayAddForHotel : keeps && isPlanned(id)),
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
