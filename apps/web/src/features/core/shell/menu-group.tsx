import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { AreaPages, Page } from '#areas/area-pages';
import { PageIcon } from '#areas/page-icon';
import { MenuMark } from './menu-mark';
import styles from './menu-tree.module.css';

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
        data-rail-name={group.title()}
        data-current={holdsCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <GroupIcon size={20} stroke={1.5} aria-hidden="true" className={styles.icon} />
        <span className="ellipsis">{group.title()}</span>
        {!isOpen && <MenuMark pages={pages.map(({ path }) => path)} />}
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" className={styles.chevron} />
      </button>
      <ul id={id} className={`plain-list ${styles.pages}`} hidden={!isOpen}>
        {group.note && <li className={styles.note}>{group.note()}</li>}
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
              {isOpen && <MenuMark pages={[path]} />}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
