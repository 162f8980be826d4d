import { z } from 'zod';
import { dateBounds, isInDateBounds } from './day';

const DateOrTime = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true, local: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);

const sentence = 'Use a date, YYYY-MM-DD, or a date-time.';

/** An ISO date or date-time with or without an offset, from 1900 to 2199; parses to the text as sent. */
export const Moment = z
  .string()
  .max(35)
  .refine((text) => DateOrTime.safeParse(text).success, { error: sentence, abort: true })
  .refine(isInDateBounds, 'Use a year from 1900 to 2199.')
  .meta({ format: 'moment', ...dateBounds });

/** A moment in whole minutes, with an offset or in the hotel's local time. */
export const WallMoment = Moment.regex(
  /T\d{2}:\d{2}(:00(\.0+)?)?(Z|[+-]\d{2}:\d{2})?$/,
  'Use an ISO date-time of a whole minute.',
).meta({ format: 'wall-moment' });

/** A date-time with its offset. */
export const Instant = Moment.regex(
  /T.*(Z|[+-]\d{2}:\d{2})$/,
  'Enter a moment with its offset, such as 2026-07-14T07:00:00+03:00.',
).meta({ format: 'date-time' });

/**
 * Returns epoch milliseconds: a bare date is its midnight in UTC, and a time without an offset is read as UTC. NaN for
 * other text.
 */
export function momentOf(moment: string): number {
  const isLocal = moment.includes('T') && !/(Z|[+-]\d{2}:\d{2})$/.test(moment);
  return Date.parse(isLocal ? `${moment}Z` : moment);
}
