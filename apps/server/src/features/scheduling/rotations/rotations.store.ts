import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type DepartmentReach, departmentReach } from '#roster/department-reach';
import { companies } from '../../people/organisation/organisation.table';
import { readTemplateTimes } from '../shift-templates/shift-templates.reads';
import { rotationAssignments, rotationPatterns } from './rotations.table';

export type PatternRow = typeof rotationPatterns.$inferSelect;
export type AssignmentRow = typeof rotationAssignments.$inferSelect;

/** Which patterns an account sees and keeps; null stands for the whole hotel. */
export interface RotationReach extends DepartmentReach {
  mayAddForHotel: boolean;
  seesPlace: (departmentId: number | null) => boolean;
  keepsPlace: (departmentId: number | null) => boolean;
}

export async function rotationReach(db: Database, hotel: GrantedHotel): Promise<RotationReach> {
  const reach = await departmentReach(db, hotel);
  const mayAddForHotel = hotel.scope.kind === 'hotel';
  return {
    ...reach,
    mayAddForHotel,
    seesPlace: (id) => id === null || reach.maySee(id),
    keepsPlace: (id) => (id === null ? mayAddForHotel : reach.mayKeep(id)),
  };
}

export const readPatterns = (db: Database, companyId: number): Promise<PatternRow[]> =>
  db
    .select()
    .from(rotationPatterns)
    .where(eq(rotationPatterns.companyId, companyId))
    .orderBy(asc(rotationPatterns.name), asc(rotationPatterns.id));

/** The patterns of a hotel, which nobody else changes or gives to anybody before the transaction ends. */
export async function lockRotations(tx: Database, hotel: GrantedHotel) {
  const { companyId } = hotel;
  const reach = await rotationReach(tx, hotel);
  await tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);
  const [rows, templates] = [await readPatterns(tx, companyId), await readTemplateTimes(tx, companyId)];
  return { reach, rows, templates };
}

/** The assignments of these people that last until a day or longer, in the order of days. */
export async function readAssignments(
  db: Database,
  companyId: number,
  employees: readonly number[],
  from: string,
): Promise<AssignmentRow[]> {
  if (employees.length === 0) return [];
  return db
    .select()
    .from(rotationAssignments)
    .where(
      and(
        eq(rotationAssignments.companyId, companyId),
        inArray(rotationAssignments.employeeId, [...employees]),
        or(isNull(rotationAssignments.lastDay), gte(rotationAssignments.lastDay, from)),
      ),
    )
    .orderBy(asc(rotationAssignments.firstDay), asc(rotationAssignments.id));
}

/** How many people work by a pattern on a day or later. */
export const countAssigned = (db: Database, { companyId, id }: Pick<PatternRow, 'companyId' | 'id'>, from: string) =>
  db.$count(
    rotationAssignments,
    and(
      eq(rotationAssignments.companyId, companyId),
      eq(rotationAssignments.patternId, id),
      or(isNull(rotationAssignments.lastDay), gte(rotationAssignments.lastDay, from)),
    ),
  );
