import { clockText, instantText } from '@horae/local-time/instant-text';
import type { LocalDate } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';

/** A wall-clock time, `HH:mm` from 00:00 to 23:59. */
export type LocalTime = string;

/** Where ERGANI's clocks hang. */
export const athens = 'Europe/Athens';

/**
 * What the wall shows in a zone at an instant (epoch milliseconds), to the minute. Use it to declare a shift that is
 * kept as instants: the times of a declaration are wall-clock times, also in the night that has an hour twice. Throws a
 * RangeError for an unknown zone or no instant.
 */
export function wallClock(instant: number, zone: string = athens): { date: LocalDate; time: LocalTime } {
  const clocks = createZone(zone);
  return { date: clocks.dateAt(instant), time: clockText(instant, clocks) };
}

/**
 * An instant (epoch milliseconds) as the service wants it, ISO 8601 with milliseconds and the offset that the zone has at
 * that very instant: `2026-10-25T03:30:00.000+03:00`, then `…+02:00`. Throws a RangeError for an unknown zone or no
 * instant.
 */
export function isoWithOffset(instant: number, zone: string = athens): string {
  return instantText(instant, createZone(zone), 'milliseconds');
}
