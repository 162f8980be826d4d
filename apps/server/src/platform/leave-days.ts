import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { leaveDays } from '@horae/working-time';
import { usualTerms, versionOn } from './version-on';

/** What decides which days of an employee's leave are working days. */
export interface LeaveFacts {
  leaves: readonly { type: string; firstDay: string; lastDay: string }[];
  /** The versions of the contract, oldest first. */
  contracts: readonly { fromDay: string; daysPerWeek: number; weeklyPattern: number[] | null }[];
  /** Days declared as free. */
  freeDays: readonly string[];
  /** Days with planned work. */
  workedDates: readonly string[];
  holidays: ReadonlySet<string>;
}

/** The days of an employee's leave of any kind that count as days of leave; weeks must be known as a whole. */
export function countedLeaveDays(facts: LeaveFacts): Set<string> {
  const { leaves, contracts, freeDays, workedDates, holidays } = facts;
  const datesOf = (isOff: boolean) =>
    leaves
      .filter(({ type }) => (type === 'DayOff') === isOff)
      .flatMap(({ firstDay, lastDay }) => datesFrom(firstDay, daysBetween(firstDay, lastDay) + 1));
  const free = new Set([...datesOf(true), ...freeDays]);
  const termsOn = (day: string) => versionOn(contracts, day) ?? usualTerms;
  const days = leaveDays(datesOf(false), {
    weekDaysOn: (day) => termsOn(day).daysPerWeek,
    isRest: (day) => free.has(day) || termsOn(day).weeklyPattern?.[weekdayOf(day) - 1] === 0,
    isHoliday: (day) => holidays.has(day),
    workedDates,
  });
  return new Set(days);
}
