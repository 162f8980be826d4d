import { planNotesWords } from '../notes/plan-notes.words';
import { planningWords } from '../planning.words';
import { reassignWords } from '../reassign/reassign.words';
import { dayPlanWords } from './day-plan.words';
import type { ShiftAction } from './shift-actions.rules';

/** What the actions on a shift are called. */
export function useActionText(): (action: ShiftAction) => string {
  const say = dayPlanWords.use();
  const sayPlan = planningWords.use();
  const sayReassign = reassignWords.use();
  const sayNotes = planNotesWords.use();
  return (action) => {
    if (action === 'reassign') return sayReassign('menu');
    if (action === 'assign') return sayReassign('assign');
    if (action === 'cover') return sayPlan('cover');
    if (action === 'open') return sayPlan('open.leave');
    return action === 'note' ? sayNotes('menu') : say(action);
  };
}
