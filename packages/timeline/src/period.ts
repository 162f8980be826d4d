import { addDays, daysBetween, type LocalDate, weekdayOf } from './local-date';

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
    const start = `${date.slice(0, 8)}01`;
    return { start, days: daysBetween(start, `${addDays(start, 31).slice(0, 8)}01`) };
  }
  const start = addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));
  return { start, days: zoom === 'week' ? 7 : 14 };
}

/** The period `by` units after (before, when negative) the given one; a month moves to the whole neighbouring month. */
export function shiftPeriod(zoom: Zoom, period: Period, by: number): Period {
  if (zoom !== 'month') return { ...period, start: addDays(period.start, by * period.days) };
  let start = period.start;
  for (let step = 0; step < Math.abs(by); step++) start = `${addDays(start, by > 0 ? 31 : -1).slice(0, 8)}01`;
  return periodOf('month', start);
}

/** The next closer (`in`) or wider (`out`) zoom; the same one at the end of the scale. */
export function stepZoom(zoom: Zoom, direction: 'in' | 'out'): Zoom {
  return zooms[zooms.indexOf(zoom) + (direction === 'in' ? -1 : 1)] ?? zoom;
}
