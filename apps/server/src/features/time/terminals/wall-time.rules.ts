import { Temporal } from 'temporal-polyfill';

/** A punch as a terminal wrote it down: by its own wall clock. */
export interface WallPunch {
  code: string;
  /** `2026-07-14T07:58:12`. */
  wall: string;
  direction: 'in' | 'out' | null;
}

export type WallMoment = { at: Date; note?: string } | { fault: string };

/**
 * Turns wall times of one log, in the order of its lines, into instants. In the hour that is skipped there is none; in
 * the hour that comes twice the order of the lines tells which, else the first is meant.
 */
export function wallClock(zone: string): (wall: string) => WallMoment {
  let last = -Infinity;
  const known = new Map<string, number>();
  return (wall) => {
    const time = readWall(wall);
    if (!time) return { fault: `"${wall.replace('T', ' ')}" is no date and time.` };
    const shown = wall.replace('T', ' ');
    // Most days have one offset all day long.
    const day = wall.slice(0, 10);
    const steady = known.get(day) ?? steadyOffset(time, zone);
    known.set(day, steady);
    const naive = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    if (!Number.isNaN(steady)) return { at: new Date((last = naive - steady)) };
    const [earlier, later] = (['earlier', 'later'] as const).map(
      (disambiguation) => time.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
    ) as [number, number];
    if (earlier === later) return { at: new Date((last = earlier)) };
    if (!Temporal.Instant.fromEpochMilliseconds(earlier).toZonedDateTimeISO(zone).toPlainDateTime().equals(time)) {
      return { fault: `There is no ${shown} in ${zone}: the clock skips that hour.` };
    }
    const isSecond = earlier < last && later >= last;
    last = isSecond ? later : earlier;
    const which = isSecond ? 'the second is meant by the order of the lines' : 'the first is taken';
    return { at: new Date(last), note: `${shown} comes twice in ${zone}; ${which}.` };
  };
}

function readWall(wall: string): Temporal.PlainDateTime | null {
  try {
    const time = Temporal.PlainDateTime.from(wall, { overflow: 'reject' });
    return time.year >= 1990 && time.year < 2200 ? time : null;
  } catch {
    return null;
  }
}

/** By how many ms the wall clock is ahead all of this day; NaN on the days on which it changes. */
function steadyOffset(time: Temporal.PlainDateTime, zone: string): number {
  const day = time.toPlainDate();
  const offsetAt = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).offsetNanoseconds / 1e6;
  const [from, to] = [offsetAt(day), offsetAt(day.add({ days: 1 }))];
  return from === to ? from : Number.NaN;
}
