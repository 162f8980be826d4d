import { z } from 'zod';

/** The first day that a request may name. */
export const firstDay = '1900-01-01';
/** The last day that a request may name. */
export const lastDay = '2199-12-31';

/** The bounds of a date in JSON Schema, for the description of the API. */
export const dateBounds = { formatMinimum: firstDay, formatMaximum: lastDay };

/** Whether text starts with a year from 1900 to 2199; true for text that does not start with four digits. */
export function isInDateBounds(text: string): boolean {
  const year = Number(/^\d{4}(?!\d)/.exec(text)?.[0]);
  return !(year < 1900 || year > 2199);
}

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199. */
export const Day = z.iso
  .date('Enter a day as YYYY-MM-DD.')
  .refine(isInDateBounds, 'Enter a day between 1900 and 2199.')
  .meta(dateBounds);

/** A calendar month, `YYYY-MM`, from 1900 to 2199. */
export const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM.')
  .refine(isInDateBounds, 'Enter a month between 1900 and 2199.')
  .meta({ format: 'month', ...dateBounds });

/** Returns the days from one day to another, not counting the last; both as `YYYY-MM-DD`. */
export function daysFrom(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000;
}

interface Issues {
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void;
}

/**
 * Returns a refinement for objects with `from` and `to`, both included: `to` must not be earlier, and there may be at
 * most `mostDays` days.
 */
export function daysAtMost(mostDays: number) {
  return ({ from, to }: { from: string; to: string }, issues: Issues): void => {
    const days = daysFrom(from, to) + 1;
    const message =
      days < 1 ? 'The last day must not be before the first.' : days > mostDays ? `Choose up to ${mostDays} days.` : '';
    if (message) issues.addIssue({ code: 'custom', path: ['to'], message });
  };
}
