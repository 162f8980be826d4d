import { IconX } from '@tabler/icons-react';
import { IconButton } from './icon-button';
import styles from './sheet-head.module.css';
import { uiWords } from './ui.words';

interface SheetHeadProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** The title bar of a dialog or drawer, with a close button. */
export function SheetHead({ id, title, onClose }: SheetHeadProps) {
  const say = uiWords.use();
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <IconButton icon={IconX} label={say('close')} onClick={onClose} />
    </div>
  );
}
