import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** The changed rows of a table, before and after the change. */
export const changedRows = <T extends PgTable>(table: T) => alias(table, 'changed');

const always = { from: sql`'-infinity'::timestamptz`, to: sql`'infinity'::timestamptz` };

/** All employees of the hotel, on all days. */
export const theHotel = (companyId: PgColumn): SQL =>
  sql`select ${companyId} as company_id, null::integer as employee_id, ${always.from} as from_at, ${always.to} as to_at from changed group by 1`;

/** The same, and the other hotels in which these employees work. */
export const theirHotels = (companyId: PgColumn, employeeId: PgColumn): SQL =>
  sql`${theHotel(companyId)} union all ${inHotels(sql`hotels_of_same_people(array(select distinct ${companyId} from changed), array(select distinct ${employeeId} from changed))`)}`;

/** The hotel, and those in which somebody has one of these tax numbers. */
export const hotelsOfNumbers = (companyId: PgColumn, print: PgColumn): SQL =>
  sql`${theHotel(companyId)} union all ${inHotels(sql`hotels_of_tax_numbers(array(select distinct ${print} from changed where ${print} is not null))`)}`;

const inHotels = (hotels: SQL): SQL =>
  sql`select hotel, null::integer, ${always.from}, ${always.to} from ${hotels} as hotel`;

/** One employee, on all days. */
export const thePerson = (companyId: PgColumn, employeeId: PgColumn): SQL =>
  sql`select ${companyId} as company_id, ${employeeId} as employee_id, ${always.from} as from_at, ${always.to} as to_at from changed group by 1, 2`;

/** One employee, between two instants or days. */
export const thePersonFrom = (
  companyId: PgColumn,
  employeeId: PgColumn,
  from: SQL | PgColumn,
  to: SQL | PgColumn,
): SQL =>
  sql`select ${companyId} as company_id, ${employeeId} as employee_id, min(${from})::timestamptz as from_at, max(${to})::timestamptz as to_at from changed group by 1, 2`;

/** All employees of the hotel, between two days. */
export const everybodyFrom = (companyId: PgColumn, from: SQL | PgColumn, to: SQL | PgColumn): SQL =>
  sql`select ${companyId} as company_id, null::integer as employee_id, min(${from})::timestamptz as from_at, max(${to})::timestamptz as to_at from changed group by 1`;
