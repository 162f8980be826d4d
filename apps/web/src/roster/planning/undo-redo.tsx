import type { PlanState } from '@horae/contract/scheduling/plan-drafts';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';
import { planningWords } from './planning.words';
import type { PlanEdits } from './use-plan-edits';

/** Takes back the last change of the plan, or makes it again. */
export function UndoRedo({ edits, steps }: { edits: PlanEdits; steps: PlanState['steps'] }) {
  const say = planningWords.use();
  return (
    <>
      <IconButton
        icon={IconArrowBackUp}
        className="flips"
        label={say('undo')}
        data-keys="Ctrl Z"
        aria-disabled={steps.undo === null || undefined}
        onClick={() => edits.undo(false)}
      />
      <IconButton
        icon={IconArrowForwardUp}
        className="flips"
        label={say('redo')}
        data-keys="Ctrl Y"
        aria-disabled={steps.redo === null || undefined}
        onClick={() => edits.undo(true)}
      />
    </>
  );
}
