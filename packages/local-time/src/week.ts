import { addDays, dayNumber, daysBetween, type LocalDate } from './local-date';

/** The weekday of a day counted from 1970-01-01, which was a Thursday: 1 = Monday … 7 = Sunday. */
export function weekdayOfDay(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** 1 = Monday … 7 = Sunday. Throws a RangeError for a text that is no date. */
export function weekdayOf(date: LocalDate): number {
  return weekdayOfDay(dayNumber(date));
}

/** The first day of the week that holds a date; weeks begin on `firstWeekday`, 1 = Monday … 7 = Sunday. */
export function weekStartOf(date: LocalDate, firstWeekday = 1): LocalDate {
  return addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));
}

/** The ISO 8601 week of a date, `2026-W47`: it begins on Monday and belongs to the year of its Thursday. */
export function isoWeekOf(date: LocalDate): string {
  const thursday = addDays(weekStartOf(date), 3);
  const year = thursday.slice(0, -6);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
