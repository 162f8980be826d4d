import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { isOpenRow } from '../../model/open-rows.rules';
import type { PlanEntry } from '../model/plan-now.rules';

/** What can be done to a shift of the list. */
export const shiftActions = [
  'change',
  'reassign',
  'assign',
  'cover',
  'open',
  'split',
  'dayOff',
  'note',
  'remove',
] as const;
export type ShiftAction = (typeof shiftActions)[number];

const ofPeople: ReadonlySet<ShiftAction> = new Set(['reassign', 'open', 'dayOff', 'note']);

/** Nobody’s shift is assigned instead of reassigned, cannot be left open, and nobody has a day off or a note. */
export function actionsOf({ employeeId, typeOfShift }: PlanEntry): ShiftAction[] {
  if (!workedTypes.some((type) => type === typeOfShift)) return [];
  const isOpen = isOpenRow(employeeId);
  return shiftActions.filter((action) => (isOpen ? !ofPeople.has(action) : action !== 'assign'));
}
