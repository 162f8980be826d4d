import { addDays, type LocalDate } from '@horae/local-time/local-date';
import type { Period } from '@horae/timeline';

/** Half-open dates. */
export interface Dates {
  start: LocalDate;
  end: LocalDate;
}

const monthOf = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;
/** The first of the next month; no month has more than 31 days, none fewer than 28. */
const nextMonth = (first: LocalDate): LocalDate => monthOf(addDays(first, 31));
const previousMonth = (first: LocalDate): LocalDate => monthOf(addDays(first, -1));

/** What the server answers when no dates are sent: the months before, of and after today. */
export function usualDates(today: LocalDate): Dates {
  const month = monthOf(today);
  return { start: previousMonth(month), end: nextMonth(nextMonth(month)) };
}

/** What to ask for so that a period is covered: nothing where the usual months hold it, else whole months. */
export function datesFor(period: Period, today: LocalDate): Dates | null {
  const end = addDays(period.start, period.days);
  const usual = usualDates(today);
  if (usual.start <= period.start && end <= usual.end) return null;
  return { start: monthOf(period.start), end: nextMonth(monthOf(addDays(end, -1))) };
}

/** `2026-11` of every month that is loaded. */
export function monthsOf(covers: readonly Dates[]): ReadonlySet<string> {
  const months = new Set<string>();
  for (const { start, end } of covers)
    for (let month = monthOf(start); month < end; month = nextMonth(month)) months.add(month.slice(0, 7));
  return months;
}
