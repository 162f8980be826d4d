import { addDays } from '@horae/local-time/local-date';
import type { HotelClock } from '#platform/hotel-time';

/** The first moment after `now` at which a hotel declares, `minutes` after midnight of each day; in epoch seconds. */
export function nextRunAfter(now: number, minutes: number, clock: HotelClock): number {
  const today = clock.dayOf(now);
  const run = clock.at(today, minutes);
  return run > now ? run : clock.at(addDays(today, 1), minutes);
}

/** The last such moment up to `now`. */
export function lastRunUntil(now: number, minutes: number, clock: HotelClock): number {
  const today = clock.dayOf(now);
  const run = clock.at(today, minutes);
  return run <= now ? run : clock.at(addDays(today, -1), minutes);
}
