/** A calendar date without a time or a zone, as `YYYY-MM-DD`. */
export type LocalDate = string;

export const minute = 60_000;
export const dayLength = 1440 * minute;

/** Days after 1970-01-01, to calculate with. Throws a RangeError for what is no date. */
export function dayNumber(date: LocalDate): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // The parser takes 30 February for 2 March.
  if (new Date(ms).getUTCDate() !== Number(date.slice(8))) throw new RangeError(`"${date}" is not a YYYY-MM-DD date.`);
  return ms / dayLength;
}

export function dateOfDay(day: number): LocalDate {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayNumber(date) + days);
}

/** 1 January 1970 was a Thursday. */
export function isSunday(day: number): boolean {
  return (day + 4) % 7 === 0;
}
