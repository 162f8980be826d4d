import { clockText, instantText } from '@horae/local-time/instant-text';
import type { LocalDate } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';

/** A wall-clock time, `HH:mm` from 00:00 to 23:59. */
export type LocalTime = string;

/** The time zone of ERGANI. */
export const athens = 'Europe/Athens';

/**
 * Returns the local date and time in a zone at an instant (epoch milliseconds), rounded down to the minute. Use it to
 * declare a shift that is stored as instants: declarations contain local times, even on the night with a repeated hour.
 * Throws a RangeError for an unknown zone or an invalid instant.
 */
export function wallClock(instant: number, zone: string = athens): { date: LocalDate; time: LocalTime } {
  const clocks = createZone(zone);
  return { date: clocks.dateAt(instant), time: clockText(instant, clocks) };
}

/**
 * Formats an instant (epoch milliseconds) as the service expects it: ISO 8601 with milliseconds and the zone's offset
 * at that instant, `2026-10-25T03:30:00.000+03:00`, then `…+02:00`. Throws a RangeError for an unknown zone or an
 * invalid instant.
 */
export function isoWithOffset(instant: number, zone: string = athens): string {
  return instantText(instant, createZone(zone), 'milliseconds');
}
