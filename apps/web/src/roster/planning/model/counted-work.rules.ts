import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { DayRange } from '../../model/day-range.rules';
import type { LocalDays } from '../../model/local-days.rules';
import { readMoment } from '../../model/read-event.rules';
import { type PlanEntry, type PlanNow, unpaidOf } from './plan-now.rules';
import type { PlannedWork } from './planned-work.rules';

/** The plan, and what the counters of its people need to know of the days around. */
export interface CountedPlan {
  now: PlanNow;
  drafts: readonly PlanDraft[];
  /** Undefined until they are loaded; days in a row are then counted on screen alone. */
  rules: PlanRules | undefined;
  days: LocalDays;
  range: DayRange;
}

export type WorkTime = Omit<PlannedWork, 'jobTitle' | 'skill'>;

type Counted = Pick<PlanEntry, 'id' | 'employeeId' | 'typeOfShift' | 'start' | 'end' | 'breakMinutes'>;

/** What somebody then has: without what changes or goes, and with what comes. */
export function entriesAfter(
  entries: readonly Counted[],
  employee: number,
  changes: readonly PlanChange[],
  { zone }: LocalDays,
): readonly Counted[] {
  if (changes.length === 0) return entries;
  const changed = new Set(changes.map(({ id }) => id));
  const placed = changes.flatMap(({ id = 0, item }): Counted[] => {
    if (item?.employeeId !== employee) return [];
    return [{ ...item, id, start: readMoment(item.start, zone)!, end: readMoment(item.end, zone)! }];
  });
  return [...entries.filter(({ id }) => !changed.has(id)), ...placed];
}

export function workOf(entry: Counted, { rules, days }: CountedPlan): WorkTime {
  const { id, start, end, typeOfShift } = entry;
  const breakMinutes = unpaidOf(entry, rules, days.zone);
  return { id, from: start, to: end, breakMinutes, isOvertime: typeOfShift === 'Overtime' };
}
