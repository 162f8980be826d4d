import { IconDownload, IconStar } from '@tabler/icons-react';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import styles from './gallery.module.css';

const longName = 'Παναγιώτα Παπακωνσταντίνου-Χατζηγεωργίου';

/** Elements with a tip: an icon alone, a reason, shortcut keys, a truncated text, and one that is not truncated. */
export function Tips() {
  return (
    <div className={styles.row}>
      <IconButton icon={IconStar} label="Star the shift" />
      <IconButton icon={IconDownload} label="Download the shift" />
      <Button data-keys="Ctrl+Z">Take back</Button>
      <Button aria-disabled data-tip="Nothing is due on this shift.">
        Pay out
      </Button>
      <a href="#narrow" className={styles.narrow}>
        <span>{longName}</span>
      </a>
      <span data-tip="Spa">Spa</span>
    </div>
  );
}
