import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { createZone } from '@horae/local-time/zone';
import { type PayRule, type RulePack, type Span, workingDays } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { SpecialCase } from '../../people/people/special-rules.reads';
import { clockRecords } from '../attendance/clock-records.table';
import { countMonth } from './count-month';
import { sheetWeeks } from './month.rules';
import { type PersonWork, readWork, termsOn } from './read-work';

/** Overtime of a working day without a declaration, as the time sheet counts it. */
export interface UndeclaredOvertime {
  employeeId: number;
  day: string;
  minutes: number;
  /** The limit of the day that was exceeded or, within that, the one of the week; in minutes. */
  limit: number;
  planned: Span[];
  declared: Span[];
}

/** Somebody whose whole weeks around these days are counted. */
interface Counted {
  employeeId: number;
  firstDay: string;
  lastDay: string;
  packOn: (day: string) => RulePack;
  special: SpecialCase;
}

interface Hotel {
  companyId: number;
  timeZone: string;
}

/** By the clock: what the hotel's policy pays decides nothing here. */
const nothingUnpaid: PayRule = { graceIn: 0, graceOut: 0, preparation: 0, roundTo: 1, rounding: 'none' };

/** Counts the weeks of these employees like their time sheets and returns the overtime that was not declared. */
export async function readUndeclaredOvertime(
  tx: Database,
  hotel: Hotel,
  people: readonly Counted[],
): Promise<UndeclaredOvertime[]> {
  const long = await readLongWorkers(tx, hotel, people);
  if (long.length === 0) return [];
  const weeks = sheetWeeks(earliest(long), latest(long));
  const work = await readWork(
    tx,
    hotel,
    weeks,
    long.map(({ employeeId }) => employeeId),
  );
  return long.flatMap(({ employeeId, firstDay, lastDay, packOn, special }) => {
    const own = work.get(employeeId)!;
    const rules = { timeZone: hotel.timeZone, holidays: [], packOn, payOn: () => nothingUnpaid, special };
    const { violations } = countMonth(own, weeks, rules);
    const { first, last } = weeksAround(firstDay, lastDay);
    return violations
      .filter(({ code, referenceDate: day }) => code === 'OVERTIME_UNDECLARED' && day >= first && day <= last)
      .map(({ referenceDate: day, measuredMinutes: minutes }) =>
        Object.assign(spansOf(own, day, hotel), { employeeId, day, minutes, limit: limitOf(own, day, packOn(day)) }),
      );
  });
}

/** The whole weeks, Monday to Sunday, that days belong to. */
export const weeksAround = (firstDay: string, lastDay: string): { first: string; last: string } => ({
  first: weekStartOf(firstDay),
  last: addDays(weekStartOf(lastDay), 6),
});

const earliest = (people: readonly Counted[]) => people.map(({ firstDay }) => firstDay).toSorted()[0]!;
const latest = (people: readonly Counted[]) =>
  people
    .map(({ lastDay }) => lastDay)
    .toSorted()
    .at(-1)!;

/** Those who worked longer than a day or a week without overtime may be, breaks included. */
async function readLongWorkers(tx: Database, { companyId }: Hotel, people: readonly Counted[]): Promise<Counted[]> {
  const classified = people.filter(({ packOn, lastDay }) => packOn(lastDay).classifies);
  if (classified.length === 0) return [];
  const limits = classified.flatMap(({ packOn, firstDay, lastDay }) => [packOn(firstDay), packOn(lastDay)]);
  const longestDay = Math.min(
    ...limits.flatMap(({ five, six }) => [five, six].map((norms) => norms?.dailyStatutory ?? 0)),
  );
  const longestWeek = Math.min(...limits.map(({ weeklyNormal }) => weeklyNormal ?? 0));
  const { first, last } = weeksAround(earliest(classified), latest(classified));
  const { employeeId, referenceDate, clockedInAt, clockedOutAt } = clockRecords;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct employee as id from (
      select ${employeeId} as employee, ${referenceDate} as day, sum(date_part('epoch', ${clockedOutAt} - ${clockedInAt})) / 60 as worked
      from ${clockRecords} where ${clockRecords.companyId} = ${companyId} and ${clockedOutAt} is not null
        and ${employeeId} = any(${sql.param(classified.map((one) => one.employeeId))}::int[])
        and ${clockedInAt} between ${first}::date - 1 and ${last}::date + 2 and ${referenceDate} between ${first} and ${last}
      group by 1, 2
    ) days group by employee, date_trunc('week', day) having max(worked) > ${longestDay} or sum(worked) > ${longestWeek}`);
  const ids = new Set(rows.map(({ id }) => id));
  return classified.filter((one) => ids.has(one.employeeId));
}

function limitOf({ contracts, sessions }: PersonWork, day: string, pack: RulePack): number {
  const norms = termsOn(contracts, day).daysPerWeek === 6 ? pack.six : pack.five;
  const worked = sessions.reduce((sum, { day: own, from, to }) => (own === day && to ? sum + to - from : sum), 0);
  const { dailyStatutory = 0, overworkCap = 0 } = norms ?? {};
  return worked > dailyStatutory * 60_000 ? dailyStatutory : (pack.weeklyNormal ?? 0) + overworkCap;
}

function spansOf({ plans }: PersonWork, day: string, { timeZone }: Hotel) {
  const dayOfPlan = workingDays(plans, createZone(timeZone));
  const ofLayer = (layer: 'planned' | 'declared') =>
    plans.filter((plan) => plan.layer === layer && dayOfPlan.get(plan) === day).map(({ from, to }) => ({ from, to }));
  return { planned: ofLayer('planned'), declared: ofLayer('declared') };
}
