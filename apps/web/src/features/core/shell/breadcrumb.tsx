import { Link, useRouterState } from '@tanstack/react-router';
import styles from './breadcrumb.module.css';
import { pageAt, pages } from './navigation';
import { shellWords } from './shell.words';

/** Where this page is; left out on the calendars, which need the height. */
export function Breadcrumb() {
  const say = shellWords.use();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const page = pageAt(path, pages);
  const isHidden = page?.hidesBreadcrumb === 'below' ? path !== page.path : page?.hidesBreadcrumb;
  if (!page || isHidden) return null;
  return (
    <nav className={styles.breadcrumb} aria-label={say('breadcrumb')}>
      <ol>
        <li>
          <Link to="/">{say('home')}</Link>
        </li>
        {page.group && <li>{say(`group.${page.group}`)}</li>}
        {path === page.path ? (
          <li aria-current="page">{say(page.label)}</li>
        ) : (
          <li>
            <Link to={page.path} activeOptions={{ exact: true }}>
              {say(page.label)}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
