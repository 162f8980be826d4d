import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '#platform/store';
import { closeDialog, openDialog } from './dialogs';

const MenuDrawer = lazy(() => import('./menu-drawer').then((part) => ({ default: part.MenuDrawer })));
const fetchPalette = () => import('./search-palette');
const SearchPalette = lazy(() => fetchPalette().then((part) => ({ default: part.SearchPalette })));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog').then((part) => ({ default: part.ShortcutsDialog })));
const ThemePanel = lazy(() => import('./theme-panel').then((part) => ({ default: part.ThemePanel })));

/** What opens over the page, fetched when first wanted. */
export function ShellDialogs() {
  const open = useStore(openDialog);

  useEffect(() => {
    // Who presses Ctrl+K types on at once; the palette must not first be fetched then.
    const timer = setTimeout(() => void fetchPalette(), 1000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Suspense fallback={null}>
      {open === 'search' && <SearchPalette onClose={closeDialog} />}
      {open === 'theme' && <ThemePanel onClose={closeDialog} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
      {open === 'menu' && <MenuDrawer onClose={closeDialog} />}
    </Suspense>
  );
}
