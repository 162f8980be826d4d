import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, useEffect, useRef, useState } from 'react';
import { config } from '#platform/config';
import { i18n, languages } from '#platform/i18n';
import { useWindowKind } from '#platform/window-kind';
import { IconButton } from '#ui/icon-button';
import { Logo } from '#ui/logo';
import { Part } from '#ui/part';
import { AccountMenu } from './account-menu';
import { afterPage } from './after-page';
import { openDialog } from './dialogs';
import { HotelMenu } from './hotel-menu';
import { LanguageMenu } from './language-menu';
import styles from './navbar.module.css';
import { NoticesMenu } from './notices-menu';
import { shellWords } from './shell.words';
import { SkinButton } from './skin-button';

const NavbarBookmarks = lazy(() =>
  afterPage(async () => ({ default: (await import('./bookmarks/navbar-bookmarks')).NavbarBookmarks })),
);

/** Whether the page has been scrolled down; observes an element at the top instead of every scroll event. */
function useIsScrolled() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return { mark, isScrolled };
}

export function Navbar() {
  const say = shellWords.use();
  const kind = useWindowKind();
  const { mark, isScrolled } = useIsScrolled();
  const showsLanguage = languages.length > 1 || config.showSingleLocale || i18n.language !== 'en';
  return (
    <>
      <span ref={mark} className={styles.mark} />
      <header className={`screen-only ${styles.navbar}`} data-scrolled={isScrolled || undefined}>
        {kind !== 'desktop' && (
          <IconButton icon={IconMenu2} label={say('openMenu')} onClick={() => openDialog.set('menu')} />
        )}
        {kind !== 'desktop' && (
          <Link to="/home" className={styles.brand} aria-label={`${config.appName}, ${say('home')}`}>
            <Logo size={28} />
            {kind === 'tablet' && <span>{config.appName}</span>}
          </Link>
        )}
        {kind === 'phone' ? (
          <IconButton icon={IconSearch} label={say('searchKeys')} onClick={() => openDialog.set('search')} />
        ) : (
          <button
            type="button"
            className={styles.search}
            aria-label={say('searchKeys')}
            onClick={() => openDialog.set('search')}
          >
            <IconSearch size={18} stroke={1.5} aria-hidden="true" />
            <span>{say('search')}</span> <kbd>Ctrl K</kbd>
          </button>
        )}
        {kind === 'desktop' && (
          <Part isQuiet>
            <NavbarBookmarks />
          </Part>
        )}
        <span className={styles.space} />
        <HotelMenu isCompact={kind === 'phone'} />
        {kind !== 'phone' && showsLanguage && <LanguageMenu />}
        {kind !== 'phone' && <SkinButton />}
        <NoticesMenu />
        <AccountMenu kind={kind} />
      </header>
    </>
  );
}
