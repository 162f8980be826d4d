import { dateOfDay, dayLength, type LocalDate, wallTime } from './local-date';
import { type OffsetRun, offsetRuns } from './offset-runs';

/**
 * A time zone. Instants are epoch milliseconds; wall times are numbers as `wallTime` returns them. When the clocks go
 * forward, the wall times in the gap never occur; when they go back, those in the overlap occur twice. Each function
 * says how it treats both.
 */
export interface Zone {
  readonly id: string;
  /** Local time minus UTC at an instant, in milliseconds; exact to the second. */
  offsetAt(instant: number): number;
  /** Returns the first clock change after `from` and before `to`, as the first instant with the new offset. */
  changeBetween(from: number, to: number): number | undefined;
  /** Returns the local date at an instant, as days since 1970-01-01. */
  dayAt(instant: number): number;
  /** Returns the local date at an instant. */
  dateAt(instant: number): LocalDate;
  /**
   * Returns the first instant of a local date: its midnight, the first of two midnights, or the clock change that
   * skipped it. The date ends at the start of the next one, which is 23, 24 or 25 hours later with most clock changes.
   */
  startOf(date: LocalDate): number;
  /**
   * Returns every instant at which the local clock shows a wall time, in order: one, none in a gap, two in an overlap.
   */
  instantsAt(wall: number): number[];
  /**
   * Returns the instant at which the local clock shows a wall time; in an overlap, the first. In a gap it is the clock
   * change itself or, with `later`, as long after it as the wall time is into the gap: 03:30 becomes 04:30.
   */
  instantAt(wall: number, inGap?: 'change' | 'later'): number;
}

const zones = new Map<string, Zone>();

/**
 * Returns the zone of an IANA identifier, from the time zone data of the runtime (`Intl`); created once per id. Clock
 * changes are looked up once per block of 365 days. Throws a RangeError for an unknown id; the functions of the zone
 * throw one for an invalid instant or date.
 */
export function createZone(id: string): Zone {
  const zone = zones.get(id) ?? makeZone(id);
  zones.set(id, zone);
  return zone;
}

function makeZone(id: string): Zone {
  const readRun = offsetRuns(id);
  let latest: OffsetRun = { from: 0, to: 0, offset: 0 };

  function runAt(instant: number): OffsetRun {
    if (!(instant >= latest.from && instant < latest.to)) latest = readRun(instant);
    return latest;
  }

  const offsetAt = (instant: number) => runAt(instant).offset;

  function changeBetween(from: number, to: number): number | undefined {
    let run = runAt(from);
    while (run.to < to) {
      const next = runAt(run.to);
      if (next.offset !== run.offset) return run.to;
      run = next;
    }
    return undefined;
  }

  /**
   * The instants of a wall time by the offsets before and after any nearby clock change; in a gap the later comes
   * first.
   */
  function candidates(wall: number): [before: number, after: number] {
    return [wall - offsetAt(wall - dayLength), wall - offsetAt(wall + dayLength)];
  }

  const shows = (instant: number, wall: number) => instant + offsetAt(instant) === wall;

  function instantsAt(wall: number): number[] {
    const [before, after] = candidates(wall);
    if (before === after) return [before];
    return [before, after].filter((instant) => shows(instant, wall));
  }

  function instantAt(wall: number, inGap: 'change' | 'later' = 'change'): number {
    const [before, after] = candidates(wall);
    if (before === after || shows(before, wall)) return before;
    if (shows(after, wall)) return after;
    return inGap === 'later' ? before : changeBetween(after, before + 1)!;
  }

  const dayAt = (instant: number) => Math.floor((instant + offsetAt(instant)) / dayLength);

  return {
    id,
    offsetAt,
    changeBetween,
    dayAt,
    dateAt: (instant) => dateOfDay(dayAt(instant)),
    startOf: (date) => instantAt(wallTime(date)),
    instantsAt,
    instantAt,
  };
}
