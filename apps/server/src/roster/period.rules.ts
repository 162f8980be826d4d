import type { FilteredRequest } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays, dayLength, type LocalDate } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth } from '@horae/local-time/month';
import { weekStartOf } from '@horae/local-time/week';
import { createZone } from '@horae/local-time/zone';
import { invalid } from '#platform/errors';
import { hotelClock, secondOf } from '#platform/hotel-time';

/** A half-open interval in epoch seconds. */
export interface Period {
  from: number;
  to: number;
}

const longestDays = 366;

function between(first: LocalDate, after: LocalDate, zone: string): Period {
  const clock = hotelClock(zone);
  return { from: clock.startOf(first), to: clock.startOf(after) };
}

/** From local midnight of the 1st to that of the next month's 1st; by default the current month. */
export function monthPeriod(
  month: number | undefined,
  year: number | undefined,
  zone: string,
  today: LocalDate,
): Period {
  const first = `${year ?? today.slice(0, 4)}-${month === undefined ? today.slice(5, 7) : String(month).padStart(2, '0')}-01`;
  return between(first, addMonths(first, 1), zone);
}

/** The previous, current and next month. */
export function threeMonths(zone: string, today: LocalDate): Period {
  const first = firstOfMonth(today);
  return between(addMonths(first, -1), addMonths(first, 2), zone);
}

/** Returns the period of the given dates, or else the current day, week (from Monday) or month of the view. */
export function requestedPeriod(
  { dates, calendarView }: Pick<FilteredRequest, 'dates' | 'calendarView'>,
  zone: string,
  today: LocalDate,
): Period {
  if (dates) return checkedPeriod(dates, zone);
  const view = calendarView ?? 'resourceTimelineWeek';
  if (view.endsWith('Day')) return between(today, addDays(today, 1), zone);
  if (/month$/i.test(view)) return monthPeriod(undefined, undefined, zone, today);
  const monday = weekStartOf(today);
  return between(monday, addDays(monday, 7), zone);
}

/** Validates a requested period: not empty and not too long. */
export function checkedPeriod(dates: { start: string; end: string }, zone: string): Period {
  const from = momentOf(dates.start, zone, 'dates.start');
  const to = momentOf(dates.end, zone, 'dates.end');
  if (from >= to) throw invalid('dates.end', 'The end must be after the start.');
  // By the hotel's clock: a year of local days may be an hour longer or shorter.
  const wallOf = (second: number) => second * 1000 + createZone(zone).offsetAt(second * 1000);
  if (wallOf(to) - wallOf(from) > longestDays * dayLength) throw invalid('dates', `Choose up to ${longestDays} days.`);
  return { from, to };
}

function momentOf(text: string, zone: string, path: string): number {
  try {
    return secondOf(text, zone);
  } catch {
    throw invalid(path, 'This time does not exist.');
  }
}
