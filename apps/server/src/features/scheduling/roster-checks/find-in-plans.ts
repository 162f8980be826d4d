import type { RosterChecks } from '@horae/contract/scheduling/roster-checks.contract';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { createZone } from '@horae/local-time/zone';
import { hasLongWeek, rosterFindings, workingDays } from '@horae/working-time';
import type { Database } from '#platform/database';
import { type Days, type PlanOverlay, readPlanFacts } from './plan-facts';
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
  const facts = await readPlanFacts(db, { companyId, timeZone }, { first, last }, people, overlay);
  const plans = facts.map(({ employeeId, shifts: own, limitsOn, overtimeBefore }) => {
    const days = workingDays(own, zone);
    const shifts = own.map((shift) => Object.assign(shift, { day: days.get(shift)! }));
    return { employeeId, shifts, limitsOn, zone, overtimeBefore };
  });
  const long = plans.filter(hasLongWeek).map(({ employeeId }) => employeeId);
  const earlierOf = await readEarlierWeeks(db, { companyId, timeZone }, { first, last }, long);
  return plans.flatMap(({ employeeId, ...plan }) =>
    rosterFindings({ ...plan, earlier: earlierOf(employeeId) })
      .filter(({ day }) => day >= first && day <= last)
      .map(({ kind, day, shifts: ids, measured, limit }) => {
        return { employeeId, kind, day, shifts: [...ids], measured, limit };
      }),
  );
}
