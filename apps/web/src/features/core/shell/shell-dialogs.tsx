import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '#platform/store';
import { Part } from '#ui/part';
import { afterPage } from './after-page';
import { closeDialog, openDialog } from './dialogs';
import { EarlyTyping } from './early-typing';
import { askedToSwitch } from './search/asked-to-switch';

const loadPalette = () => import('./search/search-palette').then((part) => ({ default: part.SearchPalette }));

const SearchPalette = lazy(loadPalette);
const MenuDrawer = lazy(() => import('./menu-drawer').then((part) => ({ default: part.MenuDrawer })));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog').then((part) => ({ default: part.ShortcutsDialog })));
const SwitchQuestion = lazy(() =>
  import('./search/switch-question').then((part) => ({ default: part.SwitchQuestion })),
);
const ThemePanel = lazy(() => import('./theme-panel').then((part) => ({ default: part.ThemePanel })));

/** The layers that open over the page. */
export function ShellDialogs() {
  const open = useStore(openDialog);
  const asked = useStore(askedToSwitch);

  useEffect(() => {
    void afterPage(loadPalette).catch(() => undefined);
  }, []);

  return (
    <Part key={open ?? (asked && 'switch')}>
      {open === 'search' && (
        <Suspense fallback={<EarlyTyping />}>
          <SearchPalette onClose={closeDialog} />
        </Suspense>
      )}
      {open === 'theme' && <ThemePanel onClose={closeDialog} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
      {open === null && asked && <SwitchQuestion />}
      {open === 'menu' && <MenuDrawer onClose={closeDialog} />}
    </Part>
  );
}
