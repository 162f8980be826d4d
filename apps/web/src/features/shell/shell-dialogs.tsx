import { lazy } from 'react';
import { useStore } from '#platform/store';
import { Part } from '#ui/part';
import { closeDialog, openDialog } from './dialogs';
// Not lazy: who presses Ctrl+K types on at once.
import { SearchPalette } from './search-palette';

const MenuDrawer = lazy(() => import('./menu-drawer').then((part) => ({ default: part.MenuDrawer })));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog').then((part) => ({ default: part.ShortcutsDialog })));
const ThemePanel = lazy(() => import('./theme-panel').then((part) => ({ default: part.ThemePanel })));

/** What opens over the page. */
export function ShellDialogs() {
  const open = useStore(openDialog);
  return (
    <Part key={open}>
      {open === 'search' && <SearchPalette onClose={closeDialog} />}
      {open === 'theme' && <ThemePanel onClose={closeDialog} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
      {open === 'menu' && <MenuDrawer onClose={closeDialog} />}
    </Part>
  );
}
