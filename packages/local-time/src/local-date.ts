/** A calendar date without a time or a zone, as `YYYY-MM-DD`. Dates of the years 0000 to 9999 sort as texts. */
export type LocalDate = string;

/** Milliseconds of a minute. */
export const minute = 60_000;

/** Milliseconds of a day of 24 hours. A local day may be longer or shorter: see `Zone.startOf`. */
export const dayLength = 86_400_000;

const written = /^(?:\d{4}|[+-]\d{6})-\d{2}-\d{2}$/;
const texts = new Map<number, LocalDate>();
const mostTexts = 10_000;

/** The date that lies so many days after 1970-01-01 (before it, when negative). Throws a RangeError for no whole number. */
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

/** Days from 1970-01-01 to a date, to calculate with. Throws a RangeError for a text that is no date of the calendar. */
export function dayNumber(date: LocalDate): number {
  const day = dayOrNothing(date);
  if (day === undefined) throw new RangeError(`"${date}" is not a YYYY-MM-DD date.`);
  return day;
}

/** Whether a text is a date of the years 0000 to 9999: `2026-02-28` is one, `2026-02-30` and `2026-2-3` are not. */
export function isLocalDate(text: string): text is LocalDate {
  return text.length === 10 && dayOrNothing(text) !== undefined;
}

function dayOrNothing(date: string): number | undefined {
  const day = written.test(date) ? Date.parse(date) / dayLength : Number.NaN;
  // The parser takes 30 February for 2 March.
  return Number.isInteger(day) && dateOfDay(day) === date ? day : undefined;
}

/** The date `days` later (earlier, when negative). Throws a RangeError for a text that is no date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayNumber(date) + days);
}

/** How many days `to` lies after `from`; negative when it lies before. Throws a RangeError for a text that is no date. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** So many dates in a row, `first` being the first of them. Throws a RangeError for a text that is no date. */
export function datesFrom(first: LocalDate, count: number): LocalDate[] {
  const day = dayNumber(first);
  return Array.from({ length: count }, (_, index) => dateOfDay(day + index));
}

/**
 * What a clock on the wall shows, as one number: the epoch milliseconds at which a clock in UTC shows the same date and
 * time. Minutes count from 00:00 and may be fractions (to the millisecond), negative, or more than a day. Not an instant: `Zone.instantAt`
 * makes one of it. A formatter in UTC writes the date of `wallTime(date)`.
 */
export function wallTime(date: LocalDate, minutes = 0): number {
  return wallTimeOfDay(dayNumber(date), minutes);
}

/** As `wallTime`, of a day counted from 1970-01-01. */
export function wallTimeOfDay(day: number, minutes = 0): number {
  return day * dayLength + Math.round(minutes * minute);
}
