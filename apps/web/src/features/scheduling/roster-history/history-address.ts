import { Day } from '@horae/contract/day';
import { Id } from '@horae/contract/fields';
import { Instant } from '@horae/contract/moment';
import { addDays } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth, lastOfMonth } from '@horae/local-time/month';
import { weekStartOf } from '@horae/local-time/week';
import { z } from 'zod';

export const spans = ['week', 'twoWeeks', 'month'] as const;
export type Span = (typeof spans)[number];

/** What the address says: which days, as known when, compared with when (`now` or a moment), of whom. */
export const Address = z.object({
  day: Day.optional(),
  span: z.enum(spans).default('week'),
  at: Instant.optional(),
  and: z.string().max(35).optional(),
  dept: Id.optional(),
});

/** The days of the period that contains a day. */
export function daysOf(day: string, span: Span): { first: string; last: string } {
  if (span === 'month') return { first: firstOfMonth(day), last: lastOfMonth(day) };
  const first = weekStartOf(day);
  return { first, last: addDays(first, span === 'week' ? 6 : 13) };
}

/** The same day in the period before or after. */
export const stepped = (day: string, span: Span, by: 1 | -1): string =>
  span === 'month' ? addMonths(firstOfMonth(day), by) : addDays(day, by * (span === 'week' ? 7 : 14));
