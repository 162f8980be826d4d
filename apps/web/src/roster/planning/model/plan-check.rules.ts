import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { Zone } from '@horae/local-time/zone';
import { type RosterFinding, rosterFindings, withOtherHotels, workingDays } from '@horae/working-time';
import { plannedDaysOff } from './planned-days-off.rules';
import { type PersonRules, plannedWork, ruleOn, workInOtherHotels } from './planned-work.rules';
import { missingOn } from './skills-of-jobs.rules';

export interface CheckedPlan {
  rules: PlanRules;
  drafts: readonly PlanDraft[];
  zone: Zone;
}

/** A finding that changes would add to a person's plan. */
export interface NewFinding extends RosterFinding {
  employeeId: number;
}

/** More people than anybody drags at once are checked by the server alone. */
const mostPeople = 40;

/** What would be wrong with the plans of the people concerned after some changes, and is not wrong now. */
export function newFindings(plan: CheckedPlan, changes: readonly PlanChange[]): NewFinding[] {
  const concerned = new Set(changes.flatMap(({ item }) => item?.employeeId ?? []));
  if (concerned.size > mostPeople) return [];
  return plan.rules.people
    .filter(({ employeeId }) => concerned.has(employeeId))
    .flatMap((person) => {
      const before = new Set(findingsAfter(person, plan, []).map(keyOf));
      return findingsAfter(person, plan, changes)
        .filter((finding) => !before.has(keyOf(finding)))
        .map((finding) => ({ ...finding, employeeId: person.employeeId }));
    });
}

const keyOf = ({ kind, day, measured, skill, wish, otherHotel }: RosterFinding): string =>
  [kind, day, measured, skill, wish, otherHotel?.isNext].join(' ');

/** Everything that is wrong with the plan of a person after some changes. */
export function findingsAfter(person: PersonRules, plan: CheckedPlan, changes: readonly PlanChange[]): RosterFinding[] {
  const { zone } = plan;
  const own = plannedWork(person, plan, changes);
  const days = workingDays(own, zone);
  const here = own.map((shift) => {
    const day = days.get(shift)!;
    return { ...shift, day, missing: missingOn(plan.rules, person, day, shift) };
  });
  const shifts = withOtherHotels(here, workInOtherHotels(person), zone);
  const limitsOn = (day: string) => ruleOn(person, day)?.limits ?? null;
  const { overtimeBefore, earlier, wishes, before } = person;
  const daysOff = plannedDaysOff(person, plan, changes);
  const ofPerson = { ...(wishes && { wishes }), ...(before && { before }) };
  const lawsOn = (day: string) => plan.rules.laws?.[limitsOn(day)?.law ?? -1];
  const { yearBefore } = plan.rules;
  const overtime = { overtimeBefore, ...(yearBefore && { yearBefore }) };
  return rosterFindings({ shifts, daysOff, limitsOn, lawsOn, zone, ...overtime, earlier, ...ofPerson });
}
