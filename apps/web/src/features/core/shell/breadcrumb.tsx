import { Link, useRouterState } from '@tanstack/react-router';
import { groupOf, pageAt, pages } from '#areas/pages';
import { useWindowKind } from '#platform/window-kind';
import styles from './breadcrumb.module.css';
import { shellWords } from './shell.words';

/** The path to this page; left out on the calendars, which need the height. */
export function Breadcrumb() {
  const say = shellWords.use();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const page = pageAt(path, pages);
  const isHidden = page?.hidesBreadcrumb === 'below' ? path !== page.path : page?.hidesBreadcrumb;
  const isPhone = useWindowKind() === 'phone';
  // On a phone it would only repeat the title of a page of the menu.
  if (!page || isHidden || (isPhone && path === page.path)) return null;
  const group = groupOf(page);
  return (
    <nav className={`screen-only ${styles.breadcrumb}`} aria-label={say('breadcrumb')}>
      <ol>
        <li>
          <Link to="/home">{say('home')}</Link>
        </li>
        {group && <li>{group.title()}</li>}
        {path === page.path ? (
          <li aria-current="page">{page.title()}</li>
        ) : (
          <li>
            <Link to={page.path} activeOptions={{ exact: true }}>
              {page.title()}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
