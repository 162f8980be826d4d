import type { Employment } from '@horae/contract/person';
import { addDays } from '@horae/local-time/local-date';
import { annualLeaveDays, type RulePack, type ServiceRecord } from '@horae/working-time';
import { countedLeaveDays } from '#platform/leave-days';
import type { PersonWork, PlanRow } from './read-work';

type LeaveFacts = Pick<PersonWork, 'contracts' | 'plans' | 'leaves' | 'freeDays'>;

/** The days of an employee's leave of any kind that count as days of leave. */
export const leaveDaysOf = (
  { contracts, plans, leaves, freeDays }: LeaveFacts,
  dayOfPlan: ReadonlyMap<PlanRow, string>,
  holidays: ReadonlySet<string>,
): Set<string> =>
  countedLeaveDays({
    contracts,
    leaves,
    freeDays: freeDays.map(({ day }) => day),
    workedDates: plans.filter(({ layer }) => layer === 'planned').map((plan) => dayOfPlan.get(plan)!),
    holidays,
  });

/** The employments that began by a day, oldest first; of somebody who has not begun, the first one. */
export function employmentsBegunBy(day: string, employments: readonly Employment[]): Employment[] {
  const begun = employments.filter(({ firstDay }) => firstDay === null || firstDay <= day);
  return begun.length > 0 ? begun : employments.slice(0, 1);
}

/**
 * The days of annual leave earned in the calendar year of a day, each employment of that year by itself: a season earns
 * its months of a first year's leave (AN 539/1945 art. 2 as of L. 3302/2004), the gap between two earns nothing.
 */
export function leaveEarned(day: string, begun: readonly Employment[], weekDays: number, pack: RulePack): number {
  const isOfYear = ({ lastDay }: Employment) => lastDay === null || lastDay >= `${day.slice(0, 4)}-01-01`;
  return begun
    .filter(isOfYear)
    .reduce((sum, one) => sum + annualLeaveDays(serviceOn(day, one, weekDays, begun), pack), 0);
}

const unknownSince = { calendarYearWithEmployer: 3, monthsWorkedInYear: 12, yearsSameEmployer: 2, yearsTotal: 2 };

/**
 * The length of service in one employment on a day; without a hiring date that of the third calendar year. The law
 * counts years "with the same employer" without asking for one contract, so earlier employments of the hotel add up
 * for the step of long service; the calendar year is that of the employment itself.
 */
export function serviceOn(
  day: string,
  employment: Employment,
  weekDays: number,
  employments: readonly Employment[] = [],
): ServiceRecord {
  const { firstDay, lastDay } = employment;
  const before = employments.filter((one) => one !== employment);
  const years = Math.floor([employment, ...before].reduce((sum, one) => sum + (monthsUntil(one, day) ?? 0), 0) / 12);
  if (firstDay === null) {
    const since = Math.max(years, unknownSince.yearsSameEmployer);
    return { ...unknownSince, weekDays, yearsSameEmployer: since, yearsTotal: since };
  }
  const year = Number(day.slice(0, 4));
  return {
    weekDays,
    calendarYearWithEmployer: year - Number(firstDay.slice(0, 4)) + 1,
    monthsWorkedInYear: monthsUntil({ firstDay, lastDay }, `${Number(firstDay.slice(0, 4)) + 1}-01-01`) ?? 12,
    yearsSameEmployer: years,
    yearsTotal: years,
  };
}

/** The full months of an employment before a day; null if its beginning is not known. */
function monthsUntil({ firstDay, lastDay }: Employment, end: string): number | null {
  if (firstDay === null) return null;
  const after = lastDay === null || addDays(lastDay, 1) > end ? end : addDays(lastDay, 1);
  const [year, month, dayOfMonth] = firstDay.split('-').map(Number) as [number, number, number];
  const [endYear, endMonth, endDay] = after.split('-').map(Number) as [number, number, number];
  return Math.max(0, (endYear - year) * 12 + endMonth - month - (endDay < dayOfMonth ? 1 : 0));
}
