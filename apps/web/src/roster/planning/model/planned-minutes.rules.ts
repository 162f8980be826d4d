import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import { minutesOf } from '../../model/totals.rules';
import type { CountedPlan } from './counted-work.rules';
import { plannedWork, rulesOf } from './planned-work.rules';

type Counted = Pick<CountedPlan, 'drafts' | 'rules' | 'days' | 'range'>;

/** The minutes that a person works on the days on screen after some changes; null while the rules are not loaded. */
export function plannedMinutes(
  employee: number,
  { drafts, rules, days, range }: Counted,
  changes: readonly PlanChange[] = [],
): number | null {
  const person = rulesOf(rules, employee);
  if (!person) return null;
  const stretches = plannedWork(person, { drafts, zone: days.zone }, changes)
    .filter(({ from, to }) => from < range.end && to > range.start)
    .map(({ from, to, breakMinutes }) => ({ start: from, end: to, breakMinutes }));
  return minutesOf(stretches, range).reduce((sum, ofDay) => sum + ofDay, 0);
}
