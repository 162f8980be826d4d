import { hotelClock } from '#platform/hotel-time';
import type { Coverage } from './coverage.rules';
import { isShift, type RowEntry } from './entries';
import type { PlanSpan } from './stored-plan';

/** The time that a file is about; null if it plans nothing and covers nothing. */
export function spanOf(entries: readonly RowEntry[], { days }: Coverage, timeZone: string): PlanSpan | null {
  const clock = hotelClock(timeZone);
  const moments = entries.filter(isShift).flatMap(({ start, end }) => [start, end]);
  const all = [
    ...entries.flatMap((entry) => (isShift(entry) ? [clock.dayOf(entry.start)] : [entry.firstDay, entry.lastDay])),
    ...days,
  ];
  if (all.length === 0) return null;
  const firstDay = all.reduce((least, one) => (one < least ? one : least));
  const lastDay = all.reduce((most, one) => (one > most ? one : most));
  const start = moments.reduce((least, one) => Math.min(least, one), clock.startOf(firstDay));
  const end = moments.reduce((most, one) => Math.max(most, one), clock.startOf(lastDay) + 2 * 86_400);
  return { start, end, firstDay, lastDay };
}
