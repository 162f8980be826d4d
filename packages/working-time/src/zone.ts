import { dayLength, minute } from './local-date';
import type { Span } from './span';

/** A time during which the clocks of a zone keep one offset: local time minus UTC, in milliseconds. */
interface OffsetRun extends Span {
  readonly offset: number;
}

/** A part of one local date without a clock change; `midnight` is where 00:00 of that date lies by its offset. */
export interface DayPart extends Span {
  readonly day: number;
  readonly midnight: number;
}

/** What the rules need to know of a time zone. Instants are epoch milliseconds, days count from 1970-01-01. */
export interface Zone {
  readonly id: string;
  /**
   * The first instant at which the wall shows that many minutes of a local day. Where the clock jumps over it, the
   * instant of the jump.
   */
  instantOf(day: number, wallMinutes: number): number;
  /** The local day at an instant. */
  dayAt(instant: number): number;
  /** A span cut at local midnights and clock changes. */
  partsOf(span: Span): DayPart[];
}

const known = new Map<string, Zone>();

/**
 * The zone of an IANA identifier, read through `Intl`; made once per id. Offsets are asked for once per UTC day, so
 * thousands of spans cost little. Throws a RangeError for an unknown id.
 */
export function createZone(id: string): Zone {
  const made = known.get(id) ?? makeZone(id);
  known.set(id, made);
  return made;
}

function makeZone(id: string): Zone {
  const readOffset = offsetReader(id);
  const runsOfUtcDay = new Map<number, OffsetRun[]>();

  function runAt(instant: number): OffsetRun {
    const utcDay = Math.floor(instant / dayLength);
    let runs = runsOfUtcDay.get(utcDay);
    if (!runs) {
      runs = runsBetween(utcDay * dayLength, (utcDay + 1) * dayLength);
      runsOfUtcDay.set(utcDay, runs);
    }
    return runs.find(({ to }) => instant < to)!;
  }

  function runsBetween(from: number, to: number): OffsetRun[] {
    const [first, last] = [readOffset(from), readOffset(to - 1)];
    if (first === last) return [{ from, to, offset: first }];
    const change = changeBetween(from, to - 1);
    return [
      { from, to: change, offset: first },
      { from: change, to, offset: last },
    ];
  }

  /** The only clock change after `before` and up to `after`. */
  function changeBetween(before: number, after: number): number {
    const old = readOffset(before);
    let [low, high] = [before, after];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (readOffset(middle) === old) low = middle;
      else high = middle;
    }
    return high;
  }

  const offsetAt = (instant: number) => runAt(instant).offset;

  function instantOf(day: number, wallMinutes: number): number {
    const asUtc = day * dayLength + wallMinutes * minute;
    const before = asUtc - offsetAt(asUtc - dayLength);
    const after = asUtc - offsetAt(asUtc + dayLength);
    if (offsetAt(before) === asUtc - before) return before;
    if (offsetAt(after) === asUtc - after) return after;
    return changeBetween(Math.min(before, after), Math.max(before, after));
  }

  function partsOf({ from, to }: Span): DayPart[] {
    const parts: DayPart[] = [];
    for (let at = from; at < to; ) {
      const run = runAt(at);
      const day = Math.floor((at + run.offset) / dayLength);
      const midnight = day * dayLength - run.offset;
      const end = Math.min(to, run.to, midnight + dayLength);
      parts.push({ day, midnight, from: at, to: end });
      at = end;
    }
    return parts;
  }

  return {
    id,
    instantOf,
    partsOf,
    dayAt: (instant) => Math.floor((instant + offsetAt(instant)) / dayLength),
  };
}

function offsetReader(id: string): (instant: number) => number {
  const wall = new Intl.DateTimeFormat('en-US', {
    timeZone: id,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const whole = Math.floor(instant / 1000) * 1000;
    const [month, day, year, hours, minutes, seconds] = wall.format(whole).match(/\d+/g)!.map(Number);
    return Date.UTC(year!, month! - 1, day, hours, minutes, seconds) - whole;
  };
}
