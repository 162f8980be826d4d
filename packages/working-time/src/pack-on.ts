import { dayNumber, type LocalDate } from '@horae/local-time/local-date';
import type { RulePack } from './rule-pack';

/**
 * Returns a function that finds the pack in force on a date, so that `classifyWeek(week, packOn(packs))` follows a law
 * that changes within a week. The function throws an Error for a date that no pack covers and a RangeError for an
 * invalid one.
 */
export function packOn(packs: readonly RulePack[]): (date: LocalDate) => RulePack {
  return (date) => {
    const day = dayNumber(date);
    const found = packs.find(
      ({ validFrom, validTo }) => dayNumber(validFrom) <= day && (validTo === null || day <= dayNumber(validTo)),
    );
    if (!found) throw new Error(`None of ${packs.map(({ id }) => id).join(', ')} is in force on ${date}.`);
    return found;
  };
}
