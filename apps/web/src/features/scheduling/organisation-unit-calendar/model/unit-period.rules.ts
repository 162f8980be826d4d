import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth } from '@horae/local-time/month';
import type { Period } from '@horae/timeline';

/** Half-open dates. */
export interface Dates {
  start: LocalDate;
  end: LocalDate;
}

/** What the server answers when no dates are sent: the months before, of and after today. */
export function usualDates(today: LocalDate): Dates {
  const month = firstOfMonth(today);
  return { start: addMonths(month, -1), end: addMonths(month, 2) };
}

/** What to ask for so that a period is covered: nothing where the usual months hold it, else whole months. */
export function datesFor(period: Period, today: LocalDate): Dates | null {
  const end = addDays(period.start, period.days);
  const usual = usualDates(today);
  if (usual.start <= period.start && end <= usual.end) return null;
  return { start: firstOfMonth(period.start), end: addMonths(firstOfMonth(addDays(end, -1)), 1) };
}

/** `2026-11` of every month that is loaded. */
export function monthsOf(covers: readonly Dates[]): ReadonlySet<string> {
  const months = new Set<string>();
  for (const { start, end } of covers)
    for (let month = firstOfMonth(start); month < end; month = addMonths(month, 1)) months.add(month.slice(0, 7));
  return months;
}
