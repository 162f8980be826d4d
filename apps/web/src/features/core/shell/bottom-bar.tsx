import { IconDots, IconSearch } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { pagesFor } from '#areas/page-access';
import { PageIcon } from '#areas/page-icon';
import { pageAt, pages } from '#areas/pages';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import styles from './bottom-bar.module.css';
import { openDialog } from './dialogs';
import { shellWords } from './shell.words';

/** The main pages within reach of the thumb. */
export function BottomBar() {
  const say = shellWords.use();
  const user = useStore(session);
  const hotel = useHotel();
  const current = pageAt(useRouterState({ select: ({ location }) => location.pathname }), pages);
  return (
    <nav className={`screen-only ${styles.bar}`} aria-label={say('phoneMenu')}>
      {pagesFor(user, hotel).map(
        ({ path, tab }) =>
          tab && (
            <Link
              key={path}
              to={path}
              data-ripple
              className={styles.tab}
              aria-current={path === current?.path ? 'page' : undefined}
            >
              <PageIcon path={path} size={22} />
              {tab()}
            </Link>
          ),
      )}
      <button type="button" className={styles.tab} onClick={() => openDialog.set('search')}>
        <IconSearch size={22} stroke={1.5} aria-hidden="true" />
        {say('tab.search')}
      </button>
      <button type="button" className={styles.tab} onClick={() => openDialog.set('menu')}>
        <IconDots size={22} stroke={1.5} aria-hidden="true" />
        {say('tab.more')}
      </button>
    </nav>
  );
}
