import { and, between, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { holidaysOfHotel } from '#platform/hotel-holidays';
import { companies, hotelHolidays } from './organisation.table';

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
