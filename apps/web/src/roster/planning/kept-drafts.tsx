import { Button } from '#ui/button';
import styles from './plan-bar.module.css';
import { planningWords } from './planning.words';
import type { PlanEdits } from './use-plan-edits';

/** Why the last change stays a draft, although the hotel publishes single changes at once. */
export function KeptDrafts({ edits: { kept, failure, dismiss } }: { edits: PlanEdits }) {
  const say = planningWords.use();
  if (!kept || failure) return null;
  return (
    <span className={styles.kept} role="status">
      {say(`kept.${kept}`)}
      <Button look="plain" onClick={dismiss}>
        {say('close')}
      </Button>
    </span>
  );
}
