import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { holidaysOfHotel } from '#platform/hotel-holidays';
import { companies, departments, hotelHolidays, organisationUnits } from './organisation.table';

/** What the scope of a grant is made of. */
export type PlaceKind = 'unit' | 'department';

/** The ids of the places of a scope and of those that continue them, as a query. */
export function placesOfScope(kind: PlaceKind, companyId: number | PgColumn, ids: number[] | PgColumn): SQL {
  const table = kind === 'unit' ? organisationUnits : departments;
  const chosen = Array.isArray(ids) ? sql`${sql.param(ids)}::int[]` : sql`${ids}`;
  return sql`with recursive scoped as (
    select ${table.id}, ${table.continuedAs} as next from ${table} where ${table.companyId} = ${companyId} and ${table.id} = any(${chosen})
    union select ${table.id}, ${table.continuedAs} from ${table} join scoped on ${table.id} = scoped.next where ${table.companyId} = ${companyId}
  ) select id from scoped`;
}

/** A day that counts as a holiday in a hotel. */
export interface Holiday {
  day: string;
  name: string;
}

/** The holidays of a hotel between two days, both inclusive: those of its country, with the hotel's own decisions. */
export async function holidaysBetween(
  db: Database,
  companyId: number,
  first: string,
  last: string,
): Promise<Holiday[]> {
  const [hotel] = await db
    .select({ country: companies.country })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  const decisions = await db
    .select({ day: hotelHolidays.day, name: hotelHolidays.name, isHoliday: hotelHolidays.isHoliday })
    .from(hotelHolidays)
    .where(and(eq(hotelHolidays.companyId, companyId), between(hotelHolidays.day, first, last)));
  const years = new Set([first, last].map((day) => Number(day.slice(0, 4))));
  return [...years]
    .flatMap((year) => holidaysOfHotel(hotel!.country, year, decisions))
    .filter(({ day, isHoliday }) => isHoliday && day >= first && day <= last)
    .map(({ day, name }) => ({ day, name }));
}
