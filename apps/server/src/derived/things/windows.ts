import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import { derivedDue } from '#platform/due/due.table';

/** The changed rows of a table, before and after the change. */
export const changedRows = <T extends PgTable>(table: T) => alias(table, 'changed');

/** What a change affects, by the names of what is due. */
export const touched = alias(derivedDue, 'touched');

type Value = SQL | PgColumn;

/** The columns of `touched`. */
export const affected = (companyId: Value, employeeId: Value, from: Value, to: Value): SQL =>
  sql`${companyId} as ${bare(touched.companyId)}, ${employeeId} as ${bare(touched.employeeId)}, ${from} as ${bare(touched.fromAt)}, ${to} as ${bare(touched.toAt)}`;

const everybody = sql`null::integer`;
/** From the first day to the last. */
export const always = { from: sql`'-infinity'::timestamptz`, to: sql`'infinity'::timestamptz` };

/** All employees of the hotel, on all days. */
export const theHotel = (companyId: PgColumn): SQL =>
  sql`select ${affected(companyId, everybody, always.from, always.to)} from changed group by 1`;

/** The same, and the other hotels in which these employees work. */
export const theirHotels = (companyId: PgColumn, employeeId: PgColumn): SQL =>
  sql`${theHotel(companyId)} union all ${inHotels(sql`hotels_of_same_people(array(select distinct ${companyId} from changed), array(select distinct ${employeeId} from changed))`)}`;

/** The hotel, and those in which somebody has one of these tax numbers. */
export const hotelsOfNumbers = (companyId: PgColumn, print: PgColumn): SQL =>
  sql`${theHotel(companyId)} union all ${inHotels(sql`hotels_of_tax_numbers(array(select distinct ${print} from changed where ${print} is not null))`)}`;

const inHotels = (hotels: SQL): SQL =>
  sql`select hotel, ${everybody}, ${always.from}, ${always.to} from ${hotels} as hotel`;

/** One employee, on all days. */
export const thePerson = (companyId: PgColumn, employeeId: PgColumn): SQL =>
  sql`select ${affected(companyId, employeeId, always.from, always.to)} from changed group by 1, 2`;

/** One employee, between two instants or days. */
export const thePersonFrom = (companyId: PgColumn, employeeId: PgColumn, from: Value, to: Value): SQL =>
  sql`select ${affected(companyId, employeeId, sql`min(${from})::timestamptz`, sql`max(${to})::timestamptz`)} from changed group by 1, 2`;

/** All employees of the hotel, between two days. */
export const everybodyFrom = (companyId: PgColumn, from: Value, to: Value): SQL =>
  sql`select ${affected(companyId, everybody, sql`min(${from})::timestamptz`, sql`max(${to})::timestamptz`)} from changed group by 1`;
