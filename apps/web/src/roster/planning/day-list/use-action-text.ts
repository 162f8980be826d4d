import { planNotesWords } from '../notes/plan-notes.words';
import { planningWords } from '../planning.words';
import { dayPlanWords } from './day-plan.words';
import type { ShiftAction } from './shift-actions.rules';

/** What the actions on a shift are called. */
export function useActionText(): (action: ShiftAction) => string {
  const say = dayPlanWords.use();
  const sayPlan = planningWords.use();
  const sayNotes = planNotesWords.use();
  return (action) => {
    if (action === 'cover') return sayPlan('cover');
    if (action === 'open') return sayPlan('open.leave');
    return action === 'note' ? sayNotes('menu') : say(action);
  };
}
