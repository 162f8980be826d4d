import { wallTime } from '@horae/local-time/local-date';
import { readWallTime } from '@horae/local-time/read-instant';
import { createZone } from '@horae/local-time/zone';

/** A punch as a terminal wrote it, in its local time. */
export interface WallPunch {
  code: string;
  /** `2026-07-14T07:58:12`. */
  wall: string;
  direction: 'in' | 'out' | null;
}

export type WallMoment = { at: Date; note?: string } | { fault: string };

/**
 * Converts the local times of one log, in line order, to instants. The hour skipped in spring has none; in the hour
 * repeated in autumn the order of the lines decides, otherwise the first is meant.
 */
export function wallClock(zone: string): (wall: string) => WallMoment {
  const { instantsAt } = createZone(zone);
  let last = -Infinity;
  return (text) => {
    const wall = readWall(text);
    const shown = text.replace('T', ' ');
    if (wall === null) return { fault: `"${shown}" is no date and time.` };
    const [first, second] = instantsAt(wall);
    if (first === undefined) return { fault: `There is no ${shown} in ${zone}: the clock skips that hour.` };
    if (second === undefined) return { at: new Date((last = first)) };
    const isSecond = first < last && second >= last;
    last = isSecond ? second : first;
    const which = isSecond ? 'the second is meant by the order of the lines' : 'the first is taken';
    return { at: new Date(last), note: `${shown} comes twice in ${zone}; ${which}.` };
  };
}

const firstRead = wallTime('1990-01-01');
const endOfReading = wallTime('2200-01-01');

function readWall(text: string): number | null {
  try {
    const wall = readWallTime(text);
    return wall >= firstRead && wall < endOfReading ? wall : null;
  } catch {
    return null;
  }
}
