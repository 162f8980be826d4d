import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth } from '@horae/local-time/month';
import type { Period } from '@horae/timeline';

export interface Dates {
  start: LocalDate;
  end: LocalDate;
}

/** The period the server returns when no dates are sent: last month, this month and the next. */
export function usualDates(today: LocalDate): Dates {
  const month = firstOfMonth(today);
  return { start: addMonths(month, -1), end: addMonths(month, 2) };
}

/** The dates to request so that a period is covered: null if the usual months contain it, otherwise whole months. */
export function datesFor(period: Period, today: LocalDate): Dates | null {
  const end = addDays(period.start, period.days);
  const usual = usualDates(today);
  if (usual.start <= period.start && end <= usual.end) return null;
  return { start: firstOfMonth(period.start), end: addMonths(firstOfMonth(addDays(end, -1)), 1) };
}

/** The months that are loaded, as `2026-11`. */
export function monthsOf(covers: readonly Dates[]): ReadonlySet<string> {
  const months = new Set<string>();
  for (const { start, end } of covers)
    for (let month = firstOfMonth(start); month < end; month = addMonths(month, 1)) months.add(month.slice(0, 7));
  return months;
}
