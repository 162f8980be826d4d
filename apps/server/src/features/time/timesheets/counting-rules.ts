import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { type HolidayDecision, holidaysOfHotel } from '#platform/hotel-holidays';
import { companies, hotelHolidays } from '../../people/organisation/organisation.table';
import { readJobs } from '../../people/people/jobs.reads';
import { readSpecialCases } from '../../people/people/special-rules.reads';
import { readPacks } from '../agreements/agreements.reads';
import { readJobPolicies } from '../clock-policies/clock-policies.reads';
import type { CountingRules } from './counted';
import type { SheetMonth } from './month.rules';

const h = alias(hotelHolidays, 'h');
const c = alias(companies, 'c');

interface HotelRow extends Record<string, unknown> {
  country: string;
  decisions: HolidayDecision[];
}

/** The rules for one employee. */
export interface JobRules extends CountingRules {
  /** A day may differ from its plan by this many minutes and still be approved automatically. */
  variance: number;
}

/** Reads the rules by which a hotel counts a month, for each employee; job titles and policies by day. */
export async function readCountingRules(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  month: SheetMonth,
): Promise<(person: { employeeId: number; jobTitle: string }) => JobRules> {
  const hotel = await db.execute<HotelRow>(sql`
      select ${c.country}, coalesce((select json_agg(json_build_object('day', ${h.day}, 'name', ${h.name}, 'isHoliday', ${h.isHoliday})) from ${hotelHolidays} ${h} where ${h.companyId} = ${c.companyId}), '[]') as decisions
      from ${companies} ${c} where ${c.companyId} = ${companyId}`);
  const policyOf = await readJobPolicies(db, companyId);
  const jobsOf = await readJobs(db, companyId);
  const packsOf = await readPacks(db, companyId);
  const specialOf = await readSpecialCases(db, companyId, month.weeks[0]!);
  const { country, decisions } = hotel.rows[0]!;
  const holidays = yearsOf(month).flatMap((year) =>
    holidaysOfHotel(country, year, decisions).flatMap(({ day, isHoliday }) => (isHoliday ? [day] : [])),
  );
  return ({ employeeId, jobTitle }) => {
    const jobOn = jobsOf(employeeId, jobTitle);
    const payOn = (day: string) => policyOf(jobOn(day), day);
    const { variance } = payOn(month.lastDay);
    const special = specialOf(employeeId);
    const packForDay = (day: string) => packsOf(jobOn(day), special.isKitchen(day))(day);
    return { timeZone, holidays, packOn: packForDay, payOn, special, variance };
  };
}

/** The years that the weeks of a month touch. */
function yearsOf({ weeks, lastDay }: SheetMonth): number[] {
  const [first, last] = [weeks[0]!, addDays(lastDay, 7)].map((day) => Number(day.slice(0, 4))) as [number, number];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
