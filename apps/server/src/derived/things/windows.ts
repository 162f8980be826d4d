import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** The rows of a table that changed, before and after. */
export const changedRows = <T extends PgTable>(table: T) => alias(table, 'changed');

const always = { from: sql`'-infinity'::timestamptz`, to: sql`'infinity'::timestamptz` };

/** Nothing but the hotel is touched. */
export const theHotel = (companyId: PgColumn): SQL =>
  sql`select ${companyId} as company_id, null::integer as employee_id, ${always.from} as from_at, ${always.to} as to_at from changed group by 1`;

/** One person, whatever the day. */
export const thePerson = (companyId: PgColumn, employeeId: PgColumn): SQL =>
  sql`select ${companyId} as company_id, ${employeeId} as employee_id, ${always.from} as from_at, ${always.to} as to_at from changed group by 1, 2`;

/** One person between two instants or days. */
export const thePersonFrom = (
  companyId: PgColumn,
  employeeId: PgColumn,
  from: SQL | PgColumn,
  to: SQL | PgColumn,
): SQL =>
  sql`select ${companyId} as company_id, ${employeeId} as employee_id, min(${from})::timestamptz as from_at, max(${to})::timestamptz as to_at from changed group by 1, 2`;

/** Everybody of the hotel between two days. */
export const everybodyFrom = (companyId: PgColumn, from: SQL | PgColumn, to: SQL | PgColumn): SQL =>
  sql`select ${companyId} as company_id, null::integer as employee_id, min(${from})::timestamptz as from_at, max(${to})::timestamptz as to_at from changed group by 1`;
