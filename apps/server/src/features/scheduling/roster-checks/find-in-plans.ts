import type { RosterChecks } from '@horae/contract/scheduling/roster-checks.contract';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { hasLongWeek, rosterFindings, withOtherHotels, workingDays } from '@horae/working-time';
import type { Database } from '#platform/database';
import { type Days, type DaysOff, readPlanFacts, yearOf } from './plan-facts';
import type { PlanOverlay } from './planned-shifts.rules';
import { readEarlierWeeks } from './read-earlier-weeks';

/** Returns what is wrong with these employees' plans between two days, by national law and the hotel's agreements. */
export async function findInPlans(
  db: Database,
  companyId: number,
  timeZone: string,
  { first, last }: Days,
  people: readonly Pick<StaffResource, 'employeeId' | 'jobTitle'>[],
  overlay?: PlanOverlay,
): Promise<RosterChecks['findings']> {
  const zone = createZone(timeZone);
  const yearBefore = yearOf({ first, last });
  const facts = await readPlanFacts(db, { companyId, timeZone }, { first, last }, people, { overlay });
  const plans = facts.map(({ employeeId, shifts: own, inOtherHotels, off, overtimeBefore, missingOn, ...fact }) => {
    const days = workingDays(own, zone);
    const here = own.map((shift) => {
      const day = days.get(shift)!;
      return Object.assign(shift, { day, missing: missingOn(day, shift) });
    });
    const shifts = withOtherHotels(here, inOtherHotels, zone);
    const { limitsOn, lawsOn, wishes, before } = fact;
    const ofPerson = { employeeId, shifts, daysOff: datesOff(off), overtimeBefore, wishes, before };
    return Object.assign(ofPerson, { limitsOn, lawsOn, zone, yearBefore });
  });
  const long = plans.filter(hasLongWeek).map(({ employeeId }) => employeeId);
  const earlierOf = await readEarlierWeeks(db, { companyId, timeZone }, { first, last }, long);
  return plans.flatMap(({ employeeId, ...plan }) =>
    rosterFindings({ ...plan, earlier: earlierOf(employeeId) })
      .filter(({ day }) => day >= first && day <= last)
      .map(({ kind, day, shifts: ids, measured, limit, skill, wish, otherHotel, law, grade }) => {
        return { employeeId, kind, day, shifts: [...ids], measured, limit, skill, wish, otherHotel, law, grade };
      }),
  );
}

const datesOff = (off: readonly DaysOff[]): ReadonlySet<string> =>
  new Set(off.flatMap(({ first, last }) => datesFrom(first, daysBetween(first, last) + 1)));
