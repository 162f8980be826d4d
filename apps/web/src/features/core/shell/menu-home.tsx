import { IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import styles from './menu-tree.module.css';
import { shellWords } from './shell.words';

/** The first entry of the menu, above its groups. */
export function MenuHome({ isCurrent, onNavigate }: { isCurrent: boolean; onNavigate?: () => void }) {
  const say = shellWords.use();
  return (
    <li>
      <Link
        to="/home"
        className={styles.page}
        data-menu-item
        data-rail-name={say('home')}
        data-ripple
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onNavigate}
      >
        <IconHome size={20} stroke={1.5} aria-hidden="true" className={styles.icon} />
        <span className="ellipsis">{say('home')}</span>
      </Link>
    </li>
  );
}
