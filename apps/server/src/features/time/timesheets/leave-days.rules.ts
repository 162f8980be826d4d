import type { ServiceRecord } from '@horae/working-time';
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

/** The length of service on a day; without a hiring date that of the third calendar year. */
export function serviceOn(day: string, hiredOn: string | null, weekDays: number): ServiceRecord {
  if (hiredOn === null)
    return { weekDays, calendarYearWithEmployer: 3, monthsWorkedInYear: 12, yearsSameEmployer: 2, yearsTotal: 2 };
  const [hiredYear, hiredMonth, hiredDay] = hiredOn.split('-').map(Number) as [number, number, number];
  const sinceYear = Number(day.slice(0, 4)) - hiredYear;
  const years = Math.max(0, sinceYear - (day.slice(5) < hiredOn.slice(5) ? 1 : 0));
  return {
    weekDays,
    calendarYearWithEmployer: sinceYear + 1,
    monthsWorkedInYear: 12 - hiredMonth + (hiredDay === 1 ? 1 : 0),
    yearsSameEmployer: years,
    yearsTotal: years,
  };
}
