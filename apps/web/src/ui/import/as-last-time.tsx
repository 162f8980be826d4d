import { Button } from '../button';
import { Message } from '../message';
import styles from './import.module.css';
import { importWords } from './import.words';

interface AsLastTimeProps {
  isPending: boolean;
  onForget: () => void;
}

/** Says that the columns are those of the last file with these headings, and lets that be forgotten. */
export function AsLastTime({ isPending, onForget }: AsLastTimeProps) {
  const say = importWords.use();
  return (
    <Message kind="info">
      <div className={styles.waiting}>
        <span>{say('asLastTime')}</span>
        <Button aria-disabled={isPending || undefined} onClick={() => isPending || onForget()}>
          {say('forgetColumns')}
        </Button>
      </div>
    </Message>
  );
}
