import { Button } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import styles from './chat.module.css';
import { chatWords } from './chat.words';

/** Beside the list while nobody is chosen. */
export function Invitation() {
  const say = chatWords.use();
  const toContacts = () =>
    document.querySelector<HTMLElement>('[data-contacts] a, [data-people] a')?.focus({ preventScroll: false });
  return (
    <div className={styles.invitation}>
      <EmptyState drawing={<BellDrawing />} text={say('choose')}>
        <Button onClick={toContacts}>{say('toContacts')}</Button>
      </EmptyState>
    </div>
  );
}
