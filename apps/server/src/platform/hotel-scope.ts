import { type SQL, sql } from 'drizzle-orm';

/**
 * Which of a hotel's employees an account sees: all, those of any of these organisation units and departments, or one
 * employee. A place that another one continued contributes the ids of both.
 */
export type HotelScope =
  | { kind: 'hotel' }
  | { kind: 'places'; units: number[]; departments: number[] }
  | { kind: 'self'; employee: number };

/** The ids, or the id columns, of an employee and of the places they belong to. */
interface Placed<T> {
  unit: T;
  department: T;
  self: T;
}

/** A where condition for the employees in a scope; undefined for the whole hotel. */
export function within(scope: HotelScope, columns: Placed<SQL>): SQL | undefined {
  if (scope.kind === 'hotel') return undefined;
  if (scope.kind === 'self') return sql`${columns.self} = ${scope.employee}`;
  const { units, departments } = scope;
  return sql`(${isAmong(columns.unit, units)} or ${isAmong(columns.department, departments)})`;
}

export function isWithin(scope: HotelScope, ids: Placed<number>): boolean {
  if (scope.kind === 'hotel') return true;
  if (scope.kind === 'self') return scope.employee === ids.self;
  return scope.units.includes(ids.unit) || scope.departments.includes(ids.department);
}

const isAmong = (column: SQL, ids: number[]): SQL => sql`${column} = any(${sql.param(ids)}::int[])`;
