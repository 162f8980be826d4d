import type { FilteredRequest } from '@horae/contract/scheduling/staff-timeline.contract';
import { Temporal } from 'temporal-polyfill';
import { invalid } from '#platform/errors';
import { secondOf } from '#platform/hotel-time';

/** Half-open, in epoch seconds. */
export interface Period {
  from: number;
  to: number;
}

const longestDays = 366;

const startOf = (day: Temporal.PlainDate, zone: string) => day.toZonedDateTime(zone).epochMilliseconds / 1000;

/** Local midnight of the 1st to local midnight of the next month's 1st; by default of the month it is now. */
export function monthPeriod(
  month: number | undefined,
  year: number | undefined,
  zone: string,
  today: Temporal.PlainDate,
): Period {
  const first = Temporal.PlainDate.from({ year: year ?? today.year, month: month ?? today.month, day: 1 });
  return { from: startOf(first, zone), to: startOf(first.add({ months: 1 }), zone) };
}

/** The month before today's, today's and the next. */
export function threeMonths(zone: string, today: Temporal.PlainDate): Period {
  const first = today.with({ day: 1 });
  return { from: startOf(first.subtract({ months: 1 }), zone), to: startOf(first.add({ months: 2 }), zone) };
}

/** The given dates alone decide; without them it is the current day, week (from Monday) or month, as the view says. */
export function requestedPeriod(
  { dates, calendarView }: Pick<FilteredRequest, 'dates' | 'calendarView'>,
  zone: string,
  today: Temporal.PlainDate,
): Period {
  if (dates) return checkedPeriod(dates, zone);
  const view = calendarView ?? 'resourceTimelineWeek';
  if (view.endsWith('Day')) return { from: startOf(today, zone), to: startOf(today.add({ days: 1 }), zone) };
  if (/month$/i.test(view)) return monthPeriod(undefined, undefined, zone, today);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return { from: startOf(monday, zone), to: startOf(monday.add({ days: 7 }), zone) };
}

/** A period that was asked for: some time, and not too much of it. */
export function checkedPeriod(dates: { start: string; end: string }, zone: string): Period {
  const from = momentOf(dates.start, zone, 'dates.start');
  const to = momentOf(dates.end, zone, 'dates.end');
  if (from >= to) throw invalid('dates.end', 'The end must come after the start.');
  // An hour of grace, since a year of local days may hold a clock change.
  if (to - from > longestDays * 86_400 + 3600) throw invalid('dates', `Ask for at most ${longestDays} days.`);
  return { from, to };
}

function momentOf(text: string, zone: string, path: string): number {
  try {
    return secondOf(text, zone);
  } catch {
    throw invalid(path, 'There is no such moment.');
  }
}
