import { datesFrom, type LocalDate } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';

/** What decides whether a day within leave is a working day. */
export interface LeaveDayFacts {
  /** Days of the contractual week in force on a date. */
  readonly weekDaysOn: (date: LocalDate) => number;
  /**
   * Days that are free anyway: declared, rostered or by the contract's pattern. Ignored in a week with more of them than
   * the contract has free days: somebody filled the leave with rest days.
   */
  readonly isRest: (date: LocalDate) => boolean;
  readonly isHoliday: (date: LocalDate) => boolean;
  /** The dates in the weeks of the leave on which work is planned, outside the leave. */
  readonly workedDates: readonly LocalDate[];
}

/**
 * Returns the dates of leave that count as days of leave, in order: working days only. A week has no more of them than
 * the contract has working days, less those planned outside the leave; rest days do not count, and neither do holidays,
 * though these take the place of a working day. Dates must be whole days of leave, in any order. Law 539/1945 art. 2.
 */
export function leaveDays(dates: readonly LocalDate[], facts: LeaveDayFacts): LocalDate[] {
  const { weekDaysOn, isRest, isHoliday, workedDates } = facts;
  const onLeave = new Set(dates);
  const taken = new Map<LocalDate, number>();
  for (const date of new Set(workedDates)) if (!onLeave.has(date)) take(taken, weekStartOf(date));
  return [...onLeave].sort().filter((date) => {
    const week = weekStartOf(date);
    const rests = datesFrom(week, 7).filter(isRest);
    const isFree = rests.length <= 7 - weekDaysOn(date) && rests.includes(date);
    if (isFree || (taken.get(week) ?? 0) >= weekDaysOn(date)) return false;
    take(taken, week);
    return !isHoliday(date);
  });
}

const take = (taken: Map<LocalDate, number>, week: LocalDate) => taken.set(week, (taken.get(week) ?? 0) + 1);
