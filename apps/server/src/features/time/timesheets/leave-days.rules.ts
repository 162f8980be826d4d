import type { ServiceRecord } from '@horae/working-time';
import { Temporal } from 'temporal-polyfill';
import { plusDays } from './month.rules';

interface LeaveSpan {
  firstDay: string;
  lastDay: string;
}

const mondayOf = (day: string) => plusDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);

/**
 * Days of leave that count against the entitlement, in order: within a week no more than are worked in one, and no
 * public holiday.
 */
export function countedLeaveDays(
  spans: readonly LeaveSpan[],
  year: number,
  weekDays: number,
  holidays: ReadonlySet<string>,
): string[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const days = new Set<string>();
  for (const { firstDay, lastDay } of spans) {
    const end = lastDay < last ? lastDay : last;
    for (let day = firstDay > first ? firstDay : first; day <= end; day = plusDays(day, 1)) days.add(day);
  }
  const inWeek = new Map<string, number>();
  return [...days].toSorted().filter((day) => {
    if (holidays.has(day)) return false;
    const week = mondayOf(day);
    const counted = inWeek.get(week) ?? 0;
    inWeek.set(week, counted + 1);
    return counted < weekDays;
  });
}

/** The service of somebody as it stands on a day; without a day of hiring, as from the third calendar year on. */
export function serviceOn(day: string, hiredOn: string | null, weekDays: number): ServiceRecord {
  if (hiredOn === null)
    return { weekDays, calendarYearWithEmployer: 3, monthsWorkedInYear: 12, yearsSameEmployer: 2, yearsTotal: 2 };
  const hired = Temporal.PlainDate.from(hiredOn);
  const now = Temporal.PlainDate.from(day);
  const years = Math.max(0, hired.until(now, { largestUnit: 'year' }).years);
  return {
    weekDays,
    calendarYearWithEmployer: now.year - hired.year + 1,
    monthsWorkedInYear: 12 - hired.month + (hired.day === 1 ? 1 : 0),
    yearsSameEmployer: years,
    yearsTotal: years,
  };
}
