import { addDays, dateOfDay, dayLength, dayNumber, type LocalDate } from './local-date';

/** Returns the first day of a date's month. Does not validate the date. */
export function firstOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, -2)}01`;
}

/** Returns the last day of a date's month. Throws a RangeError for an invalid date. */
export function lastOfMonth(date: LocalDate): LocalDate {
  return addDays(addMonths(firstOfMonth(date), 1), -1);
}

/**
 * Returns the same day of the month `months` later (earlier, if negative), or the last day of that month if it is
 * shorter. Throws a RangeError for an invalid date.
 */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const moved = new Date(dayNumber(date) * dayLength);
  const day = moved.getUTCDate();
  moved.setUTCMonth(moved.getUTCMonth() + months, 1);
  const first = moved.getTime() / dayLength;
  const next = moved.setUTCMonth(moved.getUTCMonth() + 1) / dayLength;
  return dateOfDay(Math.min(first + day, next) - 1);
}
