import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { isOpenRow } from '../../model/open-rows.rules';
import type { PlanEntry } from '../model/plan-now.rules';

/** What can be done to a shift of the list. */
export const shiftActions = ['change', 'cover', 'open', 'split', 'dayOff', 'note', 'remove'] as const;
export type ShiftAction = (typeof shiftActions)[number];

const ofPeople: ReadonlySet<ShiftAction> = new Set(['open', 'dayOff', 'note']);

/** Nobody’s shift cannot be left open, and nobody has a day off or a note. */
export function actionsOf({ employeeId, typeOfShift }: PlanEntry): ShiftAction[] {
  if (!workedTypes.some((type) => type === typeOfShift)) return [];
  return shiftActions.filter((action) => !isOpenRow(employeeId) || !ofPeople.has(action));
}
