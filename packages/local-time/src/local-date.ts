/**
 * A calendar date without a time or a zone, as `YYYY-MM-DD`. Dates of the years 0000 to 9999 sort correctly as text.
 */
export type LocalDate = string;

/** Milliseconds in a minute. */
export const minute = 60_000;

/** Milliseconds in a day of 24 hours. A local day may be longer or shorter: see `Zone.startOf`. */
export const dayLength = 86_400_000;

const written = /^(?:\d{4}|[+-]\d{6})-\d{2}-\d{2}$/;
const texts = new Map<number, LocalDate>();
const mostTexts = 10_000;

/**
 * Returns the date a number of days after 1970-01-01 (before it, if negative). Throws a RangeError unless it is an
 * integer.
 */
export function dateOfDay(day: number): LocalDate {
  let text = texts.get(day);
  if (text === undefined) {
    if (!Number.isInteger(day)) throw new RangeError(`${day} is not a number of days.`);
    text = new Date(day * dayLength).toISOString().slice(0, -'T00:00:00.000Z'.length);
    if (texts.size >= mostTexts) texts.clear();
    texts.set(day, text);
  }
  return text;
}

/** Returns the days from 1970-01-01 to a date. Throws a RangeError for text that is not a date of the calendar. */
export function dayNumber(date: LocalDate): number {
  const day = dayOrNothing(date);
  if (day === undefined) throw new RangeError(`"${date}" is not a YYYY-MM-DD date.`);
  return day;
}

/** Whether text is a date of the years 0000 to 9999: `2026-02-28` is, `2026-02-30` and `2026-2-3` are not. */
export function isLocalDate(text: string): text is LocalDate {
  return text.length === 10 && dayOrNothing(text) !== undefined;
}

function dayOrNothing(date: string): number | undefined {
  const day = written.test(date) ? Date.parse(date) / dayLength : Number.NaN;
  // Date.parse accepts 30 February as 2 March.
  return Number.isInteger(day) && dateOfDay(day) === date ? day : undefined;
}

/** Returns the date `days` later (earlier, if negative). Throws a RangeError for an invalid date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Returns the days from `from` to `to`; negative if `to` is earlier. Throws a RangeError for an invalid date. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns `count` consecutive dates, starting with `first`. Throws a RangeError for an invalid date. */
export function datesFrom(first: LocalDate, count: number): LocalDate[] {
  const day = dayNumber(first);
  return Array.from({ length: count }, (_, index) => dateOfDay(day + index));
}

/**
 * Returns a local date and time (a wall time) as one number: the epoch milliseconds at which a clock in UTC shows the
 * same date and time. `minutes` count from 00:00 and may be fractions (down to the millisecond), negative, or more than
 * a day. The result is not an instant: `Zone.instantAt` converts it to one. A formatter in UTC prints the date of
 * `wallTime(date)`. Throws a RangeError for an invalid date.
 */
export function wallTime(date: LocalDate, minutes = 0): number {
  return wallTimeOfDay(dayNumber(date), minutes);
}

/** Like `wallTime`, for a day given as days since 1970-01-01. */
export function wallTimeOfDay(day: number, minutes = 0): number {
  return day * dayLength + Math.round(minutes * minute);
}
