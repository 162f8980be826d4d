import { addDays, datesFrom, type LocalDate } from '@horae/local-time/local-date';
import type { RosterFacts, RosterShift } from './roster-facts';
import type { Ungraded } from './roster-finding';
import { minutesOf } from './roster-other-hotels';
import { onLastDay, type Weeks } from './roster-week-findings';

/** Weeks of more work than the contract is for, overtime aside; reported on the last day of work. */
export function weeksBeyondContract({ limitsOn }: RosterFacts, weeks: Weeks): Ungraded[] {
  return [...weeks.values()].flatMap((week) => {
    const limit = limitsOn(week.at(-1)!.day)?.contractWeek;
    const measured = minutesWithoutOvertime(week);
    return limit !== undefined && measured > limit ? onLastDay('planOverContract', week, measured, limit) : [];
  });
}

/**
 * Weeks whose days are all planned and come to less work than the contract is for; reported on the last day of work.
 * A day off or of leave beyond the rest days of the contract counts as its share of the week, so that neither kind
 * can be told from the other. While more days are empty than rest days are due, the week is still being planned.
 */
export function weeksBelowContract({ limitsOn, daysOff }: RosterFacts, weeks: Weeks): Ungraded[] {
  if (!daysOff) return [];
  return [...weeks].flatMap(([monday, week]) => {
    const { contractWeek = 0, contractDays } = sameAllWeek(monday, limitsOn) ?? {};
    if (contractDays === undefined) return [];
    const worked = new Set(week.map(({ day }) => day));
    const off = datesFrom(monday, 7).filter((day) => daysOff.has(day) && !worked.has(day)).length;
    const restDays = 7 - contractDays;
    if (7 - worked.size - off > restDays) return [];
    const counted = Math.min(off, Math.max(0, contractDays - worked.size));
    const limit = Math.round(contractWeek - (counted * contractWeek) / contractDays);
    const measured = minutesWithoutOvertime(week);
    return measured < limit ? onLastDay('planUnderContract', week, measured, limit) : [];
  });
}

/** The limits of a week in which the contract neither begins nor changes. */
function sameAllWeek(monday: LocalDate, limitsOn: RosterFacts['limitsOn']) {
  const [first, last] = [limitsOn(monday), limitsOn(addDays(monday, 6))];
  return first?.contractWeek === last?.contractWeek ? last : null;
}

const minutesWithoutOvertime = (week: readonly RosterShift[]): number =>
  minutesOf(week.filter(({ isOvertime }) => !isOvertime));
