import type { DeclarationFiling } from '@horae/contract/declarations/declarations.contract';
import { addDays } from '@horae/local-time/local-date';
import { addMonths } from '@horae/local-time/month';
import type { HotelClock } from '#platform/hotel-time';
import { type DayFamily, type DeclaredDay, isStretch } from './declared';

/** After the work only what is past, and only in a month that was opted out of the announcement. */
export function filingOf(day: string, today: string, afterwardsMonths: readonly string[]): DeclarationFiling {
  return day < today && afterwardsMonths.includes(day.slice(0, 7)) ? 'afterwards' : 'before';
}

/**
 * Until when a day must be declared, as a second of the epoch: before its work begins, in an opted-out month to the end
 * of the next month. For leave no deadline in force was found.
 */
export function dueOf(kind: DayFamily, { day, parts }: DeclaredDay, clock: HotelClock, months: readonly string[]) {
  if (kind === 'leave') return null;
  const month = day.slice(0, 7);
  if (months.includes(month)) return clock.startOf(addMonths(`${month}-01`, 2));
  return Math.min(...parts.filter(isStretch).map(({ start }) => start), clock.startOf(addDays(day, 1)));
}
