import { errorText } from '#platform/api-error';
import { Button } from '#ui/button';
import styles from './plan-bar.module.css';
import { planningWords } from './planning.words';
import type { PlanEdits } from './use-plan-edits';

/** Why the last action was not saved, and what can be done about it. */
export function PlanFault({ edits: { failure, retry, repeat, dismiss } }: { edits: PlanEdits }) {
  const say = planningWords.use();
  if (!failure) return null;
  if (failure.overtaken)
    return (
      <span className={styles.fault} role="alert">
        {say('overtaken')}
        <Button look="plain" onClick={repeat}>
          {say('overtaken.repeat')}
        </Button>
        <Button look="plain" onClick={dismiss}>
          {say('overtaken.leave')}
        </Button>
      </span>
    );
  return (
    <span className={styles.fault} role="alert">
      {failure.isUnsent ? say('notSent') : errorText(failure.error)}
      <Button look="plain" onClick={failure.isUnsent ? retry : dismiss}>
        {say(failure.isUnsent ? 'retry' : 'close')}
      </Button>
    </span>
  );
}
