import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, useId } from 'react';
import type { AreaPages, Page } from '#areas/area-pages';
import { PageIcon } from '#areas/page-icon';
import { Part } from '#ui/part';
import { afterPage } from './after-page';
import styles from './menu-tree.module.css';

const MenuMark = lazy(() => import('./menu-mark').then((part) => ({ default: part.MenuMark })));

/** The count of a closed group is not urgent, so it loads after the page. */
const GroupMark = lazy(() => afterPage(async () => ({ default: (await import('./menu-mark')).GroupMark })));

/** Pages that may have something unread. */
const marked = new Set<string>(['/email', '/chat']);

/** Scrolls the current page into view in low windows. At module level, so that the ref runs only once per page. */
const bringIntoView = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' });

interface MenuGroupProps {
  area: string;
  group: NonNullable<AreaPages['group']>;
  pages: Page[];
  current: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  onNavigate?: () => void;
}

export function MenuGroup({ area, group, pages, current, isOpen, onToggle, onNavigate }: MenuGroupProps) {
  const id = useId();
  const GroupIcon = group.icon;
  const holdsCurrent = pages.some(({ path }) => path === current);
  return (
    <li>
      <button
        type="button"
        className={styles.group}
        data-menu-item
        data-group={area}
        data-current={holdsCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <GroupIcon size={20} stroke={1.5} aria-hidden="true" className={styles.icon} />
        <span className="ellipsis">{group.title()}</span>
        {!isOpen && pages.some(({ path }) => marked.has(path)) && (
          <Part isQuiet>
            <GroupMark />
          </Part>
        )}
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" className={styles.chevron} />
      </button>
      <ul id={id} className={`plain-list ${styles.pages}`} hidden={!isOpen}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link
              ref={path === current ? bringIntoView : undefined}
              to={path}
              className={styles.page}
              data-menu-item
              data-ripple
              activeOptions={{ exact: true }}
              aria-current={path === current ? 'page' : undefined}
              onClick={onNavigate}
            >
              {isOpen && <PageIcon path={path} size={20} className={styles.icon} />}
              <span className="ellipsis">{title()}</span>
              {isOpen && marked.has(path) && (
                <Part isQuiet>
                  <MenuMark path={path} />
                </Part>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
