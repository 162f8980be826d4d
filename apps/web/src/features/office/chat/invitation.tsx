import { Button } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import styles from './chat.module.css';
import { chatWords } from './chat.words';

/** Shown beside the list while no contact is selected. */
export function Invitation() {
  const say = chatWords.use();

  function toContacts(): void {
    const contact = document.querySelector<HTMLElement>('[data-contacts] a');
    (contact ?? document.querySelector<HTMLElement>('[data-people] a'))?.focus();
  }

  return (
    <div className={styles.invitation}>
      <EmptyState drawing={<BellDrawing />} text={say('choose')}>
        <Button onClick={toContacts}>{say('toContacts')}</Button>
      </EmptyState>
    </div>
  );
}
