import { dateOfDay, dayLength, type LocalDate, wallTime } from './local-date';
import { type OffsetRun, offsetRuns } from './offset-runs';

/**
 * A time zone. Instants are epoch milliseconds; wall times are the numbers that `wallTime` makes of a date and minutes.
 * Where the clocks are put forward, wall times of the gap never come; where they are put back, those of the overlap
 * come twice. Each function says what it does of both.
 */
export interface Zone {
  readonly id: string;
  /** Local time minus UTC at an instant, in milliseconds; exact to the second. */
  offsetAt(instant: number): number;
  /** The first clock change after `from` and before `to`: the first instant with the new offset. */
  changeBetween(from: number, to: number): number | undefined;
  /** The date on the wall at an instant, as days after 1970-01-01. */
  dayAt(instant: number): number;
  /** The date on the wall at an instant. */
  dateAt(instant: number): LocalDate;
  /**
   * The first instant of a local date: its midnight, the first of two, or the clock change that skipped it. The date ends
   * with the start of the next one, which is 23, 24 or 25 hours later by most clock changes.
   */
  startOf(date: LocalDate): number;
  /** Every instant at which the wall shows a wall time, in order: one, none in a gap, two in an overlap. */
  instantsAt(wall: number): number[];
  /**
   * The instant at which the wall shows a wall time; in an overlap the first. In a gap it is the clock change itself, or
   * with `later` as much after it as the wall time lies in the gap: 03:30 becomes 04:30.
   */
  instantAt(wall: number, inGap?: 'change' | 'later'): number;
}

const zones = new Map<string, Zone>();

/**
 * The zone of an IANA identifier by the data of the runtime (`Intl`); made once per id. Clock changes are looked up once
 * for each year that is asked about. Throws a RangeError for an unknown id; its functions throw one for what is no
 * instant or no date.
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

  /** The instants of a wall time by the offsets before and after any clock change near it; in a gap the later is first. */
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
