import { addDays, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth } from '@horae/local-time/month';
import { weekStartOf } from '@horae/local-time/week';

export type Zoom = 'day' | 'week' | 'two-weeks' | 'month';

/** From the narrowest to the widest. */
export const zooms: readonly Zoom[] = ['day', 'week', 'two-weeks', 'month'];

/** A number of whole local dates, starting with `start`. */
export interface Period {
  start: LocalDate;
  days: number;
}

/**
 * Returns the period of a zoom that contains a date: the day, its week, two weeks from the first day of that week, or
 * its month. `weekStart` is 1 for Monday … 7 for Sunday. Throws a RangeError for an invalid date.
 */
export function periodOf(zoom: Zoom, date: LocalDate, weekStart = 1): Period {
  if (zoom === 'day') return { start: date, days: 1 };
  if (zoom === 'month') {
    const start = firstOfMonth(date);
    return { start, days: daysBetween(start, addMonths(start, 1)) };
  }
  return { start: weekStartOf(date, weekStart), days: zoom === 'week' ? 7 : 14 };
}

/**
 * Returns the period `by` units later (earlier, if negative); months move to the whole month. Throws a RangeError for
 * an invalid date.
 */
export function shiftPeriod(zoom: Zoom, period: Period, by: number): Period {
  if (zoom !== 'month') return { ...period, start: addDays(period.start, by * period.days) };
  return periodOf('month', addMonths(period.start, by));
}

/** Returns the next narrower (`in`) or wider (`out`) zoom, or the same one at the end of the range. */
export function stepZoom(zoom: Zoom, direction: 'in' | 'out'): Zoom {
  return zooms[zooms.indexOf(zoom) + (direction === 'in' ? -1 : 1)] ?? zoom;
}
