import { type SQL, sql } from 'drizzle-orm';

/**
 * Which of a hotel's employees an account sees: all, those of an organisation unit or department, or one employee. A
 * place that another one continued contributes the ids of both.
 */
export type HotelScope = { kind: 'hotel' } | { kind: 'unit' | 'department' | 'self'; ids: number[] };

/** The ids, or the id columns, of an employee and of the places they belong to. */
interface Placed<T> {
  unit: T;
  department: T;
  self: T;
}

/** A where condition for the employees in a scope; undefined for the whole hotel. */
export function within(scope: HotelScope, columns: Placed<SQL>): SQL | undefined {
  return scope.kind === 'hotel' ? undefined : sql`${columns[scope.kind]} = any(${sql.param(scope.ids)}::int[])`;
}

export function isWithin(scope: HotelScope, ids: Placed<number>): boolean {
  return scope.kind === 'hotel' || scope.ids.includes(ids[scope.kind]);
}
