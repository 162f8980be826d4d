import { IconPalette } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';
import { openDialog } from './dialogs';
import { shellWords } from './shell.words';
import styles from './theme-tab.module.css';

/** Fixed at the edge of wide windows. */
export function ThemeTab() {
  const say = shellWords.use();
  return (
    <IconButton
      icon={IconPalette}
      label={say('theme')}
      className={`screen-only ${styles.tab}`}
      onClick={() => openDialog.set('theme')}
    />
  );
}
