import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { invalid } from '#platform/errors';

const mostDays = 31;

/** The days of a range that was asked for, both ends included. */
export function daysAsked({ from, to }: { from: string; to: string }): string[] {
  const count = daysBetween(from, to) + 1;
  if (count < 1) throw invalid('to', 'The last day comes before the first.');
  if (count > mostDays) throw invalid('to', `Ask for ${mostDays} days at most.`);
  return datesFrom(from, count);
}
