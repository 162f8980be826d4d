import { isNightShift } from './night-shift';
import type { RosterFacts, RosterShift } from './roster-facts';
import type { Ungraded } from './roster-finding';
import { minutesOf } from './roster-other-hotels';
import { lastHere, onLastDay, type Weeks } from './roster-week-findings';

/** Periods of 24 hours in a week, without that of the weekly rest. */
const periods = 6;

/**
 * Weeks of a night worker with more work than the average of 24 hours allows; reported on the last day of work. Who
 * works at night on at least half of the days is a night worker of that week. Overtime is no normal work, and a week is
 * short enough that leave in it changes nothing. Presidential decree 88/1999 art. 2 and 8; decision 74.
 */
export function longNightWeeks({ limitsOn, zone }: Pick<RosterFacts, 'limitsOn' | 'zone'>, weeks: Weeks): Ungraded[] {
  return [...weeks.values()].flatMap((week) => {
    const last = lastHere(week);
    const limit = last && limitsOn(last.day)?.nightAverage;
    const total = minutesOf(week.filter(({ isOvertime }) => !isOvertime));
    if (limit === undefined || total <= limit * periods || !isOfNightWorker(week, zone)) return [];
    // Rounded up, so that the hours beyond the limit are never fewer than what has to go.
    return onLastDay('planNightAverage', week, Math.ceil(total / periods), limit);
  });
}

function isOfNightWorker(week: readonly RosterShift[], zone: RosterFacts['zone']): boolean {
  const days = new Set(week.map(({ day }) => day));
  const nights = new Set(week.filter((shift) => isNightShift(shift, zone)).map(({ day }) => day));
  return nights.size * 2 >= days.size;
}
