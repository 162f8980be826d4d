import { addDays } from '@horae/local-time/local-date';
import type { PayRule } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { type HolidayDecision, holidaysOfHotel } from '#platform/hotel-holidays';
import { hotelClock } from '#platform/hotel-time';
import { readPacks } from '#platform/rule-packs';
import type { CountingRules } from './count-month';
import type { SheetMonth } from './month.rules';

interface HotelRow extends Record<string, unknown> {
  country: string;
  divide: number;
  decisions: HolidayDecision[];
}

interface PolicyRow extends PayRule, Record<string, unknown> {
  jobTitle: string;
  variance: number;
}

/** The rules for one job. */
export interface JobRules extends CountingRules {
  /** A day may be so many minutes from its plan and still approve itself. */
  variance: number;
}

const usual = { graceIn: 5, graceOut: 5, preparation: 10, roundTo: 1, rounding: 'none' as const, variance: 0 };

/** By which rules a hotel counts a month, for each job title. */
export async function readCountingRules(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  month: SheetMonth,
): Promise<(jobTitle: string) => JobRules> {
  const hotel = await db.execute<HotelRow>(sql`
      select country, day_divide::int as divide,
        coalesce((select json_agg(json_build_object('day', day, 'name', name, 'isHoliday', is_holiday)) from hotel_holidays h where h.company_id = c.company_id), '[]') as decisions
      from companies c where company_id = ${companyId}`);
  const policies = await db.execute<PolicyRow>(sql`
      select job_title as "jobTitle", grace_in::int as "graceIn", grace_out::int as "graceOut", preparation::int, round_to::int as "roundTo", rounding, variance::int
      from clock_policies where company_id = ${companyId}`);
  const packsOf = await readPacks(db, companyId);
  const { country, divide, decisions } = hotel.rows[0]!;
  const years = new Set([month.weeks[0]!, addDays(month.lastDay, 7)].map((day) => Number(day.slice(0, 4))));
  const holidays = [...years].flatMap((year) =>
    holidaysOfHotel(country, year, decisions).flatMap(({ day, isHoliday }) => (isHoliday ? [day] : [])),
  );
  const clock = hotelClock(timeZone);
  const dayOf = (instant: number) => clock.dayOf(instant / 1000, divide);
  const of = (job: string) => policies.rows.find(({ jobTitle }) => jobTitle === job);
  return (jobTitle) => {
    const { variance, ...pay } = of(jobTitle) ?? of('') ?? usual;
    return { timeZone, holidays, packOn: packsOf(jobTitle), pay, dayOf, variance };
  };
}
