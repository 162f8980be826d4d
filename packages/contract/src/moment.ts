import { z } from 'zod';

/** An ISO date or date-time with or without an offset; stored and returned as sent. */
export const Moment = z
  .string()
  .max(40)
  .refine(
    (text) => isMoment.safeParse(text).success && !Number.isNaN(momentOf(text)),
    'Use a date, YYYY-MM-DD, or a date-time.',
  );

const isMoment = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true, local: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);

/**
 * Returns epoch milliseconds: a bare date is its midnight in UTC, and a time without an offset is read as UTC. NaN for
 * other text.
 */
export function momentOf(moment: string): number {
  const isLocal = moment.includes('T') && !/(Z|[+-]\d{2}:\d{2})$/.test(moment);
  return Date.parse(isLocal ? `${moment}Z` : moment);
}

/** A local day of a hotel, `YYYY-MM-DD`, from 1900 to 2099. */
export const LocalDay = z.iso
  .date('Use a day that exists, YYYY-MM-DD.')
  .regex(/^(19|20)/, 'Use a year from 1900 to 2099.');
