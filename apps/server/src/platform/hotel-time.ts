import { Temporal } from 'temporal-polyfill';

const clocks = new Map<string, HotelClock>();

/** Writes instants as wall time of one zone; made once a zone, since finding offsets is the slow part. */
export interface HotelClock {
  /** ISO 8601 with the zone's offset at that moment, seconds included. `second` is of the epoch. */
  format(second: number): string;
  /** The epoch second at which this local day begins. */
  startOf(day: string): number;
  /** The epoch second of a wall time, in minutes from midnight (may pass 24 h); a time that is skipped moves forward. */
  at(day: string, minute: number): number;
  /** The epoch second at which the working day begins, so many minutes after midnight; where the clock jumps over it, the jump. */
  dayStart(day: string, divide: number): number;
  /** The local day of an epoch second. */
  dayOf(second: number): string;
}

export function hotelClock(zone: string): HotelClock {
  let clock = clocks.get(zone);
  if (!clock) clocks.set(zone, (clock = makeClock(zone)));
  return clock;
}

const cachedAtMost = 100_000;
const two = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** A quarter of an hour: where it starts, what the texts of its moments have in common, and its place in the hour. */
interface Quarter {
  start: number;
  hour: string;
  inHour: number;
  offset: string;
}

function makeClock(zone: string): HotelClock {
  const offsets = new Map<number, number>();
  const quarters = new Map<number, Quarter>();
  const dayTexts = new Map<number, string>();
  const dayStarts = new Map<string, number>();

  // Every change of offset of every zone since 1970 falls on a quarter of an hour.
  const offsetAt = (second: number) =>
    remembered(offsets, Math.floor(second / 900), (quarter) => {
      const instant = Temporal.Instant.fromEpochMilliseconds(quarter * 900_000);
      return instant.toZonedDateTimeISO(zone).offsetNanoseconds / 1e9;
    });
  // Most moments of a roster fall into a few hundred quarters of an hour.
  const quarterAt = (second: number) =>
    remembered(quarters, Math.floor(second / 900), (quarter) => {
      const offset = offsetAt(quarter * 900);
      const local = quarter * 900 + offset;
      const day = Math.floor(local / 86_400);
      const hour = `${dayText(day)}T${two[Math.floor((local - day * 86_400) / 3600)]}:`;
      return {
        start: quarter * 900,
        hour,
        inHour: local - Math.floor(local / 3600) * 3600,
        offset: offsetText(offset),
      };
    });
  const dayText = (day: number) =>
    remembered(dayTexts, day, () => new Date(day * 86_400_000).toISOString().slice(0, 10));

  const startOf = (day: string) =>
    remembered(dayStarts, day, () => Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds / 1000);
  // Far from a change of offset the wall time is plain arithmetic.
  const at = (day: string, minute: number) => {
    const naive = startOf(day) + minute * 60;
    if (offsetAt(naive + 10_800) === offsetAt(startOf(day))) return naive;
    const wall = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute });
    return wall.toZonedDateTime(zone).epochMilliseconds / 1000;
  };

  const dayStart = (day: string, divide: number) => {
    const start = at(day, divide);
    const skipped = offsetAt(start) - offsetAt(startOf(day));
    if (skipped <= 0 || start - startOf(day) !== divide * 60) return start;
    const midnight = Temporal.Instant.fromEpochMilliseconds(startOf(day) * 1000).toZonedDateTimeISO(zone);
    return Math.min(
      start,
      (midnight.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY) / 1000,
    );
  };

  return {
    startOf,
    at,
    dayStart,
    format(second) {
      const { start, hour, inHour, offset } = quarterAt(second);
      const seconds = inHour + second - start;
      return `${hour}${two[Math.floor(seconds / 60)]}:${two[seconds % 60]}${offset}`;
    },
    dayOf: (second) => dayText(Math.floor((second + offsetAt(second)) / 86_400)),
  };
}

function remembered<K, V>(known: Map<K, V>, key: K, find: (key: K) => V): V {
  let value = known.get(key);
  if (value === undefined) {
    value = find(key);
    if (known.size >= cachedAtMost) known.clear();
    known.set(key, value);
  }
  return value;
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60;
  return `${offset < 0 ? '-' : '+'}${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}`;
}

/** The epoch second that a text names: a local day (its midnight), a local date-time, or one with offset. */
export function secondOf(moment: string, zone: string): number {
  if (/(Z|[+-]\d{2}:\d{2})$/.test(moment) && moment.includes('T')) {
    return Temporal.Instant.from(moment).epochMilliseconds / 1000;
  }
  const local = Temporal.PlainDateTime.from(moment).toZonedDateTime(zone, { disambiguation: 'compatible' });
  return local.epochMilliseconds / 1000;
}
