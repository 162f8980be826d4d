import type { PlanEntry } from '../model/plan-now.rules';
import type { Edited } from '../model/shift-form.rules';
import type { ShiftAction } from './shift-actions.rules';
import type { DirectAction } from './shift-changes.rules';

/** What is asked before the plan changes. */
export type AskedOfDay =
  | { kind: 'form'; edited: Edited }
  | { kind: 'reassign' | 'cover' | 'split' | 'note'; shift: PlanEntry; name: string };

/** What an action on a shift asks first; the action itself where it is carried out at once. */
export function askedBy(action: ShiftAction, shift: PlanEntry, name: string): AskedOfDay | DirectAction {
  if (action === 'change') return { kind: 'form', edited: { kind: 'one', shift } };
  if (action === 'reassign' || action === 'assign') return { kind: 'reassign', shift, name };
  if (action === 'cover' || action === 'split' || action === 'note') return { kind: action, shift, name };
  return action;
}
