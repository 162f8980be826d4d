import { Link } from '@tanstack/react-router';
import { PageIcon } from '#areas/page-icon';
import { useBookmarks } from '#areas/use-bookmarks';
import styles from './navbar-bookmarks.module.css';
import { navbarBookmarksWords } from './navbar-bookmarks.words';

/** The starred pages at the top of the menu, where the navbar has no room for them. */
export function MenuBookmarks({ onNavigate }: { onNavigate: () => void }) {
  const say = navbarBookmarksWords.use();
  const { data } = useBookmarks();
  if (!data || data.bookmarks.length === 0) return null;
  return (
    <nav className={styles.row} aria-label={say('list')}>
      {data.bookmarks.map(({ id, link, title }) => (
        <Link key={id} to={link} className={styles.link} aria-label={title} onClick={onNavigate}>
          <PageIcon path={link} size={22} />
        </Link>
      ))}
    </nav>
  );
}
