import type { DeclarationFiling } from '@horae/contract/declarations/declaration-kinds';
import { addDays } from '@horae/local-time/local-date';
import { addMonths } from '@horae/local-time/month';
import type { HotelClock } from '#platform/hotel-time';
import { type DayFamily, type DeclaredDay, isStretch } from './declared';

/** Only past days are declared after the work, and only in a month opted out of advance declaration. */
export function filingOf(day: string, today: string, afterwardsMonths: readonly string[]): DeclarationFiling {
  return day < today && afterwardsMonths.includes(day.slice(0, 7)) ? 'afterwards' : 'before';
}

/**
 * When a day must be declared, in epoch seconds: before its work starts, or in an opted-out month by the end of the
 * next month. No deadline in force was found for leave.
 */
export function dueOf(kind: DayFamily, { day, parts }: DeclaredDay, clock: HotelClock, months: readonly string[]) {
  if (kind === 'leave') return null;
  const month = day.slice(0, 7);
  if (months.includes(month)) return clock.startOf(addMonths(`${month}-01`, 2));
  return Math.min(...parts.filter(isStretch).map(({ start }) => start), clock.startOf(addDays(day, 1)));
}
