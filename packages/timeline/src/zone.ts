import { addDays, dateOfUtc, type LocalDate, utcMidnight } from './local-date';

/**
 * What the timeline needs to know of a time zone. Instants are epoch milliseconds, wall times minutes after the
 * 00:00 that a clock on the wall shows. A host with Temporal loaded may pass its own.
 */
export interface Zone {
  readonly id: string;
  /** Local time minus UTC at an instant, in milliseconds. */
  offsetAt(instant: number): number;
  /** The date on the wall calendar at an instant. */
  dateAt(instant: number): LocalDate;
  /** The first instant of a local date, also where the clock jumps over midnight. */
  startOf(date: LocalDate): number;
  /** Every instant at which the wall shows that time of that date: none, one, or (clock put back) two, in order. */
  instantsOf(date: LocalDate, wallMinutes: number): number[];
}

const hour = 3_600_000;
const known = new Map<string, Zone>();

/**
 * The zone of an IANA identifier, read from the runtime's own data through `Intl` (no polyfill); made once per id.
 * Throws a RangeError for an unknown id. Offsets are exact to the second, years 1 to 9999.
 */
export function createZone(id: string): Zone {
  const made = known.get(id) ?? makeZone(id);
  known.set(id, made);
  return made;
}

function makeZone(id: string): Zone {
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

  function offsetAt(instant: number): number {
    const whole = Math.floor(instant / 1000) * 1000;
    const [month, day, year, hours, minutes, seconds] = wall.format(whole).match(/\d+/g)!.map(Number);
    return Date.UTC(year!, month! - 1, day, hours, minutes, seconds) - whole;
  }

  function instantsOf(date: LocalDate, wallMinutes: number): number[] {
    const asUtc = utcMidnight(date) + wallMinutes * 60_000;
    // A day away on either side lie the offsets before and after any change.
    const offsets = new Set([offsetAt(asUtc - 24 * hour), offsetAt(asUtc), offsetAt(asUtc + 24 * hour)]);
    return [...offsets]
      .map((offset) => asUtc - offset)
      .filter((instant) => offsetAt(instant) === asUtc - instant)
      .sort((a, b) => a - b);
  }

  const starts = new Map<LocalDate, number>();

  function startOf(date: LocalDate): number {
    const start = starts.get(date) ?? instantsOf(date, 0)[0] ?? changeNear(utcMidnight(date));
    starts.set(date, start);
    return start;
  }

  /** The instant of the clock change that swallowed a wall time. */
  function changeNear(asUtc: number): number {
    let before = asUtc - 36 * hour;
    let after = asUtc + 36 * hour;
    const old = offsetAt(before);
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === old) before = middle;
      else after = middle;
    }
    return after;
  }

  return { id, offsetAt, instantsOf, startOf, dateAt: (instant) => dateOfUtc(instant + offsetAt(instant)) };
}

/** The first instant after a local date. */
export function endOf(zone: Zone, date: LocalDate): number {
  return zone.startOf(addDays(date, 1));
}
