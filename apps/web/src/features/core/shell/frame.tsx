import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, useEffect } from 'react';
import { pageAt, pages } from '#areas/pages';
import { config } from '#platform/config';
import { layout, wholeWindow } from '#platform/layout';
import { menuCollapsed } from '#platform/preferences';
import { session } from '#platform/session';
import { setUpUnderWay } from '#platform/set-up';
import { useStore } from '#platform/store';
import { useWindowKind } from '#platform/window-kind';
import { Part } from '#ui/part';
import { PagePrintHead } from '#ui/print-head/page-print-head';
import { BackToTop } from './back-to-top';
import { BottomBar } from './bottom-bar';
import { Breadcrumb } from './breadcrumb';
import { Footer } from './footer';
import styles from './frame.module.css';
import { HotelChange } from './hotel-change';
import { Navbar } from './navbar';
import { OfflineBar } from './offline-bar';
import { RailMenu } from './rail-menu';
import { shellWords } from './shell.words';
import { ShellDialogs } from './shell-dialogs';
import { useGlobalKeys } from './use-global-keys';
import { useRouteFocus } from './use-route-focus';

const DemoPasswordsBar = lazy(() =>
  import('./demo-passwords-bar').then((part) => ({ default: part.DemoPasswordsBar })),
);
const SetUpBar = lazy(() => import('./set-up-bar').then((part) => ({ default: part.SetUpBar })));

/** The frame of every page for signed-in users. */
export function Frame({ children }: { children: ReactNode }) {
  const say = shellWords.use();
  const kind = useWindowKind();
  const { contentWidth, routeTransition, menuHidden, navbar, navbarTint, footer, density } = useStore(layout);
  const isSettingUp = useStore(setUpUnderWay);
  const isAdmin = useStore(session)?.role === 'admin';
  const page = pageAt(useRouterState({ select: ({ location }) => location.pathname }), pages);
  const isPinned = !menuCollapsed.use();
  useGlobalKeys();
  useRouteFocus();

  useEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);

  const hasRail = kind === 'desktop' && !menuHidden;
  // Without a menu there would be no way to another page.
  const isWhole = useStore(wholeWindow) && hasRail;
  return (
    <div
      className={styles.frame}
      data-kind={kind}
      data-rail={(hasRail && (isPinned ? 'pinned' : 'collapsed')) || 'none'}
      data-navbar={isWhole ? 'hidden' : navbar}
      data-tint={navbarTint}
      data-width={contentWidth}
      data-transition={routeTransition}
      data-footer={footer}
      data-fills={page?.fillsWindow || undefined}
      data-whole={isWhole || undefined}
    >
      <a className={styles.skip} href="#content">
        {say('skip')}
      </a>
      {hasRail && <RailMenu />}
      <div className={styles.page}>
        {navbar !== 'hidden' && !isWhole && <Navbar />}
        <OfflineBar />
        {config.asksForDemoPasswords && isAdmin && (
          <Part isQuiet>
            <DemoPasswordsBar />
          </Part>
        )}
        {isSettingUp && (
          <Part isQuiet>
            <SetUpBar />
          </Part>
        )}
        <Breadcrumb />
        <main id="content" tabIndex={-1} className={styles.content} aria-label={say('content')}>
          {children}
        </main>
        {footer !== 'hidden' && kind !== 'phone' && !page?.fillsWindow && <Footer />}
      </div>
      {kind === 'phone' && <BottomBar />}
      <PagePrintHead section={page?.title()} />
      <BackToTop />
      <HotelChange />
      <ShellDialogs />
    </div>
  );
}
