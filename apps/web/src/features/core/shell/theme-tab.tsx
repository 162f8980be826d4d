import { IconPalette } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';
import { openDialog } from './dialogs';
import { shellWords } from './shell.words';
import styles from './theme-tab.module.css';

/** A button at the edge of wide windows that opens the theme panel. */
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
