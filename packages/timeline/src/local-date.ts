/** A calendar date without a time or a zone, as `YYYY-MM-DD`. */
export type LocalDate = string;

const dayMs = 86_400_000;

/** Milliseconds of that date's midnight as if it were UTC: a number to calculate with, not an instant. */
export function utcMidnight(date: LocalDate): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(ms))
    throw new RangeError(`"${date}" is not a YYYY-MM-DD date.`);
  return ms;
}

export function dateOfUtc(ms: number): LocalDate {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The date `days` later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfUtc(utcMidnight(date) + days * dayMs);
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / dayMs);
}

/** 1 = Monday … 7 = Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(utcMidnight(date)).getUTCDay() || 7;
}
