import { addDays, dayNumber, daysBetween, type LocalDate } from './local-date';

/** Returns the weekday of a day given as days since 1970-01-01 (a Thursday): 1 = Monday … 7 = Sunday. */
export function weekdayOfDay(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Returns the weekday of a date: 1 = Monday … 7 = Sunday. Throws a RangeError for an invalid date. */
export function weekdayOf(date: LocalDate): number {
  return weekdayOfDay(dayNumber(date));
}

/**
 * Returns the first day of the week that contains a date; weeks start on `firstWeekday`, 1 = Monday … 7 = Sunday.
 * Throws a RangeError for an invalid date.
 */
export function weekStartOf(date: LocalDate, firstWeekday = 1): LocalDate {
  return addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));
}

/**
 * Returns the ISO 8601 week of a date, such as `2026-W47`: it starts on Monday and belongs to the year of its Thursday.
 * Throws a RangeError for an invalid date.
 */
export function isoWeekOf(date: LocalDate): string {
  const thursday = addDays(weekStartOf(date), 3);
  const year = thursday.slice(0, -6);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
