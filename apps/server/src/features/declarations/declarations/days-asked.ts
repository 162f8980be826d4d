import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { invalid } from '#platform/errors';

const mostDays = 31;

/** The requested days, both ends inclusive. */
export function daysAsked({ from, to }: { from: string; to: string }): string[] {
  const count = daysBetween(from, to) + 1;
  if (count < 1) throw invalid('to', 'The last day comes before the first.');
  if (count > mostDays) throw invalid('to', `Ask for ${mostDays} days at most.`);
  return datesFrom(from, count);
}
