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

/** What is known of the hour that comes twice besides the lines themselves. */
interface Before {
  /** The instant of the terminal's last record before these lines. */
  last?: number | undefined;
  /** Given if the lines were sent as they were made: of two instants, the one nearest to it is meant. */
  now?: number | undefined;
}

/**
 * Converts the local times of one log, in line order, to instants. The hour skipped in spring has none; in the hour
 * repeated in autumn the order of the lines decides, then whether they were just made, otherwise the first is meant.
 */
export function wallClock(zone: string, { last: before = -Infinity, now }: Before = {}): (wall: string) => WallMoment {
  const { instantsAt } = createZone(zone);
  let last = before;
  return (text) => {
    const wall = readWall(text);
    const shown = text.replace('T', ' ');
    if (wall === null) return { fault: `"${shown}" is not a date and time.` };
    const [first, second] = instantsAt(wall);
    if (first === undefined) return { fault: `There is no ${shown} in ${zone}: the clocks skip that hour.` };
    if (second === undefined) return { at: new Date((last = first)) };
    const isAfter = first < last && second >= last;
    const isSecond = isAfter || (now !== undefined && Math.abs(second - now) < Math.abs(first - now));
    last = isSecond ? second : first;
    const why = isAfter ? 'used, because of the order of the lines' : 'used, because it was sent right away';
    const which = isSecond ? `the second is ${why}` : 'the first is used';
    return { at: new Date(last), note: `${shown} comes twice in ${zone}; ${which}.` };
  };
}

/** Whether the clock of a zone shows a local time twice. */
export function comesTwice(text: string, zone: string): boolean {
  const wall = readWall(text);
  return wall !== null && createZone(zone).instantsAt(wall).length > 1;
}

/**
 * Converts the local times of a whole file, whatever its order: the newest may come first, and a file that is sorted by
 * person has an order for each person only.
 */
export function wallTimesOfFile(rows: readonly { code: string; wall: string }[], zone: string): WallMoment[] {
  const order = orderOf(rows);
  const clocks = new Map<string, ReturnType<typeof wallClock>>();
  const clockOf = (code: string) => {
    const name = order === 'mixed' ? code : '';
    const clock = clocks.get(name) ?? wallClock(zone);
    clocks.set(name, clock);
    return clock;
  };
  const read = order === 'newest first' ? rows.toReversed() : rows;
  const moments = read.map(({ code, wall }) => clockOf(code)(wall));
  return order === 'newest first' ? moments.toReversed() : moments;
}

const hour = 3_600_000;

/** Steps of up to an hour in the other direction are no disorder: they are the repeated hour itself. */
function orderOf(rows: readonly { wall: string }[]): 'oldest first' | 'newest first' | 'mixed' {
  const walls = rows.flatMap(({ wall }) => readWall(wall) ?? []);
  const steps = walls.slice(1).map((wall, at) => wall - walls[at]!);
  const whole = (walls.at(-1) ?? 0) - (walls[0] ?? 0);
  if (whole >= -hour && steps.every((step) => step >= -hour)) return 'oldest first';
  return steps.every((step) => step <= hour) ? 'newest first' : 'mixed';
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
