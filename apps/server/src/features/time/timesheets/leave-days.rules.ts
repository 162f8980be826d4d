import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import type { ServiceRecord } from '@horae/working-time';

interface LeaveSpan {
  firstDay: string;
  lastDay: string;
}

/** The leave days that count against the entitlement: no holidays, and per week no more than are worked in one. */
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
    for (let day = firstDay > first ? firstDay : first; day <= end; day = addDays(day, 1)) days.add(day);
  }
  const inWeek = new Map<string, number>();
  return [...days].toSorted().filter((day) => {
    if (holidays.has(day)) return false;
    const week = weekStartOf(day);
    const counted = inWeek.get(week) ?? 0;
    inWeek.set(week, counted + 1);
    return counted < weekDays;
  });
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
