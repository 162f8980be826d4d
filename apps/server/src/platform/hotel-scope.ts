import { type SQL, sql } from 'drizzle-orm';

/**
 * Whom of a hotel's people an account sees: all, those of an organisation unit or department, or one employee. A place
 * that goes on as another from a day on is both.
 */
export type HotelScope = { kind: 'hotel' } | { kind: 'unit' | 'department' | 'self'; ids: number[] };

/** Ids, or the columns that hold them, of a person and of where that person belongs. */
interface Placed<T> {
  unit: T;
  department: T;
  self: T;
}

/** For a where: the people of a scope. Nothing for the whole hotel. */
export function within(scope: HotelScope, columns: Placed<SQL>): SQL | undefined {
  return scope.kind === 'hotel' ? undefined : sql`${columns[scope.kind]} = any(${sql.param(scope.ids)}::int[])`;
}

export function isWithin(scope: HotelScope, ids: Placed<number>): boolean {
  return scope.kind === 'hotel' || scope.ids.includes(ids[scope.kind]);
}
