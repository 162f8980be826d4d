import type { BookmarkItem } from '@horae/contract/bookmarks.contract';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { IconButton } from '#ui/icon-button';
import styles from './bookmarks.module.css';
import { bookmarksWords } from './bookmarks.words';

interface PageTilesProps {
  title: string;
  pages: readonly BookmarkItem[];
  onStar: (page: BookmarkItem) => void;
  id?: string;
}

export function PageTiles({ title, pages, onStar, id }: PageTilesProps) {
  const say = bookmarksWords.use();
  return (
    <section className={styles.section}>
      <h2 id={id} tabIndex={id ? -1 : undefined}>
        {title}
      </h2>
      <ul aria-label={title} className={styles.tiles}>
        {pages.map((page) => (
          <li key={page.id} data-page={page.id}>
            <Link to={page.link}>{page.title}</Link>
            <span>{page.link}</span>
            <IconButton
              icon={page.isBookmarked ? IconStarFilled : IconStar}
              label={say(page.isBookmarked ? 'remove' : 'add', { title: page.title })}
              aria-pressed={page.isBookmarked}
              className={styles.star ?? ''}
              onClick={() => onStar(page)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
