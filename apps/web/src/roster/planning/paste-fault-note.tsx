import { Button } from '#ui/button';
import styles from './plan-bar.module.css';
import { planningWords } from './planning.words';
import type { PasteFault } from './use-pasted';

/** Why nothing was pasted. */
export function PasteFaultNote({ fault, onClose }: { fault: PasteFault; onClose: () => void }) {
  const say = planningWords.use();
  return (
    <span className={styles.fault} role="alert">
      {say('paste.unknown', { ...fault })}
      <Button look="plain" onClick={onClose}>
        {say('close')}
      </Button>
    </span>
  );
}
