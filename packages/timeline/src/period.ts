import { addDays, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth } from '@horae/local-time/month';
import { weekStartOf } from '@horae/local-time/week';

export type Zoom = 'day' | 'week' | 'two-weeks' | 'month';

/** From the closest look to the widest. */
export const zooms: readonly Zoom[] = ['day', 'week', 'two-weeks', 'month'];

/** A run of whole local dates: `days` of them, the first being `start`. */
export interface Period {
  start: LocalDate;
  days: number;
}

/**
 * The period of a zoom that contains a date: the day, its week, two weeks from that week's first day, or its month.
 * `weekStart` is 1 for Monday … 7 for Sunday.
 */
export function periodOf(zoom: Zoom, date: LocalDate, weekStart = 1): Period {
  if (zoom === 'day') return { start: date, days: 1 };
  if (zoom === 'month') {
    const start = firstOfMonth(date);
    return { start, days: daysBetween(start, addMonths(start, 1)) };
  }
  return { start: weekStartOf(date, weekStart), days: zoom === 'week' ? 7 : 14 };
}

/** The period `by` units after (before, when negative) the given one; a month moves to the whole neighbouring month. */
export function shiftPeriod(zoom: Zoom, period: Period, by: number): Period {
  if (zoom !== 'month') return { ...period, start: addDays(period.start, by * period.days) };
  return periodOf('month', addMonths(period.start, by));
}

/** The next closer (`in`) or wider (`out`) zoom; the same one at the end of the scale. */
export function stepZoom(zoom: Zoom, direction: 'in' | 'out'): Zoom {
  return zooms[zooms.indexOf(zoom) + (direction === 'in' ? -1 : 1)] ?? zoom;
}
