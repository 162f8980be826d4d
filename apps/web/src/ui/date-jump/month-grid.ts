import { addDays, datesFrom, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { lastOfMonth } from '@horae/local-time/month';
import { weekStartOf } from '@horae/local-time/week';

/** Returns the month of a day, `2025-06`. */
export const monthOf = (day: LocalDate): string => day.slice(0, 7);

/** Returns the full weeks that cover a day's month, Monday first. */
export function monthWeeks(day: LocalDate): LocalDate[][] {
  const start = weekStartOf(`${monthOf(day)}-01`);
  const count = Math.ceil((daysBetween(start, lastOfMonth(day)) + 1) / 7);
  return Array.from({ length: count }, (_, week) => datesFrom(addDays(start, 7 * week), 7));
}
