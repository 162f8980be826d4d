import { addDays, datesFrom, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { lastOfMonth } from '@horae/local-time/month';
import { weekStartOf } from '@horae/local-time/week';

/** `2025-06` of a day. */
export const monthOf = (day: LocalDate): string => day.slice(0, 7);

/** The weeks of a day's month, whole, Monday first. */
export function monthWeeks(day: LocalDate): LocalDate[][] {
  const start = weekStartOf(`${monthOf(day)}-01`);
  const count = Math.ceil((daysBetween(start, lastOfMonth(day)) + 1) / 7);
  return Array.from({ length: count }, (_, week) => datesFrom(addDays(start, 7 * week), 7));
}
