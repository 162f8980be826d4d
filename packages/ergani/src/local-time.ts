/** A calendar date without a time or a zone, as `YYYY-MM-DD`. */
export type LocalDate = string;

/** A wall-clock time, `HH:mm` from 00:00 to 23:59. */
export type LocalTime = string;

/** Where ERGANI's clocks hang. */
export const athens = 'Europe/Athens';

export const minute = 60_000;
const dayLength = 1440 * minute;

/** Days after 1970-01-01, or undefined for what is no date of the calendar. */
export function dayNumber(date: LocalDate): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const ms = Date.parse(`${date}T00:00:00Z`);
  // The parser takes 30 February for 2 March.
  return new Date(ms).getUTCDate() === Number(date.slice(8)) ? ms / dayLength : undefined;
}

export function dateOfDay(day: number): LocalDate {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/**
 * What the wall shows in a zone at an instant (epoch milliseconds), to the minute. Use it to declare a shift that is
 * kept as instants: the times of a declaration are wall-clock times, also in the night that has an hour twice.
 */
export function wallClock(instant: number, zone: string = athens): { date: LocalDate; time: LocalTime } {
  const iso = isoWithOffset(instant, zone);
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * An instant (epoch milliseconds) as ISO 8601 with the offset that the zone has at that very instant, so that the hour
 * which the autumn night has twice stays told apart: `2026-10-25T03:30:00.000+03:00`, then `…+02:00`.
 */
export function isoWithOffset(instant: number, zone: string = athens): string {
  const offset = offsetMinutes(instant, zone);
  const local = new Date(instant + offset * minute).toISOString().slice(0, -1);
  const size = Math.abs(offset);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local time minus UTC at an instant, in minutes. Throws a RangeError for an unknown zone or no instant. */
export function offsetMinutes(instant: number, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name)!;
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
