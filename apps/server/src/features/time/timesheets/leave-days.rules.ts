import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { leaveDays, type ServiceRecord } from '@horae/working-time';
import { type PersonWork, type PlanRow, termsOn } from './read-work';

type LeaveFacts = Pick<PersonWork, 'contracts' | 'plans' | 'leaves' | 'freeDays'>;

/** The days of an employee's leave of any kind that count as days of leave. */
export function leaveDaysOf(
  { contracts, plans, leaves, freeDays }: LeaveFacts,
  dayOfPlan: ReadonlyMap<PlanRow, string>,
  holidays: ReadonlySet<string>,
): Set<string> {
  const datesOf = (isOff: boolean) =>
    leaves
      .filter(({ type }) => (type === 'DayOff') === isOff)
      .flatMap(({ firstDay, lastDay }) => datesFrom(firstDay, daysBetween(firstDay, lastDay) + 1));
  const free = new Set([...datesOf(true), ...freeDays.map(({ day }) => day)]);
  const planned = plans.filter(({ layer }) => layer === 'planned');
  const days = leaveDays(datesOf(false), {
    weekDaysOn: (day) => termsOn(contracts, day).daysPerWeek,
    isRest: (day) => free.has(day) || termsOn(contracts, day).weeklyPattern?.[weekdayOf(day) - 1] === 0,
    isHoliday: (day) => holidays.has(day),
    workedDates: planned.map((plan) => dayOfPlan.get(plan)!),
  });
  return new Set(days);
}

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
