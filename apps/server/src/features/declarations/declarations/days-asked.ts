import { Temporal } from 'temporal-polyfill';
import { invalid } from '#platform/errors';

const mostDays = 31;

/** The days of a range that was asked for, both ends included. */
export function daysAsked({ from, to }: { from: string; to: string }): string[] {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(to).days + 1;
  if (count < 1) throw invalid('to', 'The last day comes before the first.');
  if (count > mostDays) throw invalid('to', `Ask for ${mostDays} days at most.`);
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString());
}
