import { addDays } from '@horae/local-time/local-date';
import type { PayRule } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { type HolidayDecision, holidaysOfHotel } from '#platform/hotel-holidays';
import { companies, hotelHolidays } from '../../people/organisation/organisation.table';
import { readPacks } from '../agreements/rule-packs.reads';
import { clockPolicies } from '../clock-policies/clock-policies.table';
import type { CountingRules } from './counted';
import type { SheetMonth } from './month.rules';

const h = alias(hotelHolidays, 'h');
const c = alias(companies, 'c');

interface HotelRow extends Record<string, unknown> {
  country: string;
  decisions: HolidayDecision[];
}

interface PolicyRow extends PayRule, Record<string, unknown> {
  jobTitle: string;
  variance: number;
}

/** The rules for one job. */
export interface JobRules extends CountingRules {
  /** A day may differ from its plan by this many minutes and still be approved automatically. */
  variance: number;
}

const usual = { graceIn: 5, graceOut: 5, preparation: 10, roundTo: 1, rounding: 'none' as const, variance: 0 };

/** Reads the rules by which a hotel counts a month, for each job title. */
export async function readCountingRules(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  month: SheetMonth,
): Promise<(jobTitle: string) => JobRules> {
  const hotel = await db.execute<HotelRow>(sql`
      select ${c.country}, coalesce((select json_agg(json_build_object('day', day, 'name', ${h.name}, 'isHoliday', ${h.isHoliday})) from ${hotelHolidays} ${h} where ${h.companyId} = ${c.companyId}), '[]') as decisions
      from ${companies} ${c} where ${c.companyId} = ${companyId}`);
  const policies = await db.execute<PolicyRow>(sql`
      select ${clockPolicies.jobTitle} as "jobTitle", ${clockPolicies.graceIn}::int as "graceIn", ${clockPolicies.graceOut}::int as "graceOut", ${clockPolicies.preparation}::int, ${clockPolicies.roundTo}::int as "roundTo", ${clockPolicies.rounding}, ${clockPolicies.variance}::int
      from ${clockPolicies} where ${clockPolicies.companyId} = ${companyId}`);
  const packsOf = await readPacks(db, companyId);
  const { country, decisions } = hotel.rows[0]!;
  const holidays = yearsOf(month).flatMap((year) =>
    holidaysOfHotel(country, year, decisions).flatMap(({ day, isHoliday }) => (isHoliday ? [day] : [])),
  );
  const policyOf = (job: string) => policies.rows.find(({ jobTitle }) => jobTitle === job);
  return (jobTitle) => {
    const { variance, ...pay } = policyOf(jobTitle) ?? policyOf('') ?? usual;
    return { timeZone, holidays, packOn: packsOf(jobTitle), pay, variance };
  };
}

/** The years that the weeks of a month touch. */
function yearsOf({ weeks, lastDay }: SheetMonth): number[] {
  const [first, last] = [weeks[0]!, addDays(lastDay, 7)].map((day) => Number(day.slice(0, 4))) as [number, number];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
