import { type LocalDate, wallTime } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';

/** A mark on the time axis at a wall-clock time. */
export interface Tick {
  /** Epoch milliseconds. */
  instant: number;
  /** What the wall shows, in minutes after 00:00. */
  wallMinutes: number;
  /** `06`, or `06:30` off the full hour. */
  label: string;
  /** `+03:00`, only where the wall shows the same time twice that day. */
  offset?: string;
}

/**
 * The ticks of one local day, every `step` wall minutes after 00:00. A time the clock jumps over has no tick; one it
 * shows twice has two, each with its offset.
 */
export function ticksOf(zone: Zone, date: LocalDate, start: number, end: number, step: number): Tick[] {
  // From midnight to midnight in 24 hours: no clock was changed, and no slow look into the zone is needed.
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
