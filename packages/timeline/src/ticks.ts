import { type LocalDate, wallTime } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';

/** A mark on the time axis at a wall-clock time. */
export interface Tick {
  /** Epoch milliseconds. */
  instant: number;
  /** Local time in minutes after 00:00. */
  wallMinutes: number;
  /** `06`, or `06:30` off the full hour. */
  label: string;
  /** Set, for example to `+03:00`, only if the same local time occurs twice that day. */
  offset?: string;
}

/**
 * Returns the ticks of one local day, every `step` minutes of local time from 00:00. `start` and `end` of the day are
 * epoch milliseconds. A local time that the clock skips has no tick; one that occurs twice has two, each with its
 * offset.
 */
export function ticksOf(zone: Zone, date: LocalDate, start: number, end: number, step: number): Tick[] {
  // A day of 24 hours has no clock change, so the slower lookup in the zone is not needed.
  const isPlainDay = end - start === 86_400_000;
  const ticks: Tick[] = [];
  for (let wallMinutes = 0; wallMinutes < 1440; wallMinutes += step) {
    const label = labelOf(wallMinutes);
    const instants = isPlainDay
      ? [start + wallMinutes * 60_000]
      : zone.instantsAt(wallTime(date, wallMinutes)).filter((instant) => instant >= start && instant < end);
    for (const instant of instants) {
      const twice = instants.length > 1 ? { offset: offsetLabel(zone.offsetAt(instant)) } : {};
      ticks.push({ instant, wallMinutes, label, ...twice });
    }
  }
  return ticks.sort((a, b) => a.instant - b.instant);
}

function labelOf(wallMinutes: number): string {
  const hours = String(Math.floor(wallMinutes / 60)).padStart(2, '0');
  const minutes = wallMinutes % 60;
  return minutes === 0 ? hours : `${hours}:${String(minutes).padStart(2, '0')}`;
}

function offsetLabel(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${offset < 0 ? '−' : '+'}${hours}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`;
}
