import { wallTime } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';

/** A local moment of the hotel in epoch seconds, or a sentence that says why it is invalid. */
export type Moment = { second: number; note?: string } | { fault: string };

/** Returns the minutes from midnight of `07:30`, `7:30 am`, `7.30`, `19:30:00` or `24:00`; null if invalid. */
export function readTime(text: string): number | null {
  const found = /^(\d{1,2})[:.](\d{2})(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text);
  if (!found) return null;
  const half = found[4]?.toLowerCase();
  const [hour, minute] = [Number(found[1]), Number(found[2])];
  if (minute > 59 || Number(found[3] ?? 0) !== 0 || (half && (hour < 1 || hour > 12))) return null;
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return hours < 24 || (hours === 24 && minute === 0) ? hours * 60 + minute : null;
}

/** Converts a local time. The skipped hour is a fault; in the repeated hour the first instant is taken, with a note. */
export function momentOf(day: string, minutes: number, zone: string): Moment {
  const wall = wallTime(day, minutes);
  const shown = new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
  const [first, second] = createZone(zone).instantsAt(wall);
  if (first === undefined) return { fault: `There is no ${shown} in ${zone}: the clocks skip that hour.` };
  if (second === undefined) return { second: first / 1000 };
  return { second: first / 1000, note: `${shown} comes twice in ${zone}; the first is used.` };
}
