import { Button } from '#ui/button';
import { uiWords } from '#ui/ui.words';
import { declarationsWords } from './declarations.words';
import styles from './submit-dialog.module.css';

interface SubmitFootProps {
  /** How many days of how many people are taken. */
  days: number;
  people: number;
  left: number;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** How much is taken, and the button that submits it. */
export function SubmitFoot({ days, people, left, isBusy, onSubmit, onClose }: SubmitFootProps) {
  const say = declarationsWords.use();
  const sayUi = uiWords.use();
  const counts = [
    days > 0 ? say('list.days', { count: days }) : say('list.nothing'),
    days > 0 && say('list.people', { count: people }),
    left > 0 && say('list.left', { count: left }),
  ];
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.counts}>
        {counts.filter(Boolean).join(' · ')}
      </p>
      <Button onClick={onClose}>{sayUi('cancel')}</Button>
      <Button look="solid" aria-disabled={days === 0 || isBusy || undefined} onClick={onSubmit}>
        {say('list.submit', { count: days })}
      </Button>
    </div>
  );
}
