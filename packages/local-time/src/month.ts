import { addDays, dateOfDay, dayLength, dayNumber, type LocalDate } from './local-date';

/** The first day of a date's month. */
export function firstOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, -2)}01`;
}

/** The last day of a date's month. Throws a RangeError for a text that is no date. */
export function lastOfMonth(date: LocalDate): LocalDate {
  return addDays(addMonths(firstOfMonth(date), 1), -1);
}

/**
 * The same day of the month `months` later (earlier, when negative), or that month's last day where it is shorter.
 * Throws a RangeError for a text that is no date.
 */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const moved = new Date(dayNumber(date) * dayLength);
  const day = moved.getUTCDate();
  moved.setUTCMonth(moved.getUTCMonth() + months, 1);
  const first = moved.getTime() / dayLength;
  const next = moved.setUTCMonth(moved.getUTCMonth() + 1) / dayLength;
  return dateOfDay(Math.min(first + day, next) - 1);
}
