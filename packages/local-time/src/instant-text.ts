import { dateOfDay, dayLength, minute } from './local-date';
import type { Zone } from './zone';

const two = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/**
 * Formats an instant (epoch milliseconds) as ISO 8601 with the zone's offset at that instant, so that the two passes
 * through the hour repeated in autumn differ: `2026-10-25T03:30:00+03:00`, then `…+02:00`. Rounded down to the second,
 * or with three digits of milliseconds. Offsets with seconds, from before 1972, are rounded to the minute. Throws a
 * RangeError for an invalid instant.
 */
export function instantText(instant: number, zone: Zone, precision: 'seconds' | 'milliseconds' = 'seconds'): string {
  const offset = zone.offsetAt(instant);
  const wall = Math.floor(instant) + offset;
  const day = Math.floor(wall / dayLength);
  const second = Math.floor((wall - day * dayLength) / 1000);
  const minutes = Math.floor(second / 60);
  const digits = precision === 'seconds' ? '' : `.${String(wall - Math.floor(wall / 1000) * 1000).padStart(3, '0')}`;
  return `${dateOfDay(day)}T${clockOf(minutes)}:${two[second - minutes * 60]}${digits}${offsetText(offset)}`;
}

/** Formats the local time of an instant (epoch milliseconds) as `07:30`, rounded down to the minute. */
export function clockText(instant: number, zone: Zone): string {
  const minutes = Math.floor((instant + zone.offsetAt(instant)) / minute);
  return clockOf(minutes - Math.floor(minutes / 1440) * 1440);
}

/** Formats an offset (milliseconds) as `+03:00`, rounded to the nearest minute; zero is `+00:00`. */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minute);
  return `${offset < 0 && minutes > 0 ? '-' : '+'}${clockOf(minutes)}`;
}

function clockOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${two[hours]}:${two[minutes - hours * 60]}`;
}
