import { lazy, Suspense } from 'react';
import { useStore } from '#platform/store';
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
    <Suspense fallback={null}>
      {open === 'search' && <SearchPalette onClose={closeDialog} />}
      {open === 'theme' && <ThemePanel onClose={closeDialog} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
      {open === 'menu' && <MenuDrawer onClose={closeDialog} />}
    </Suspense>
  );
}
