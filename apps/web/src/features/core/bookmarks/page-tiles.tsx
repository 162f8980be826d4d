import type { BookmarkItem } from '@horae/contract/core/bookmarks.contract';
import { IconStar, IconStarFilled, IconStarOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PageIcon } from '#areas/page-icon';
import { IconButton } from '#ui/icon-button';
import { SwipeUnder } from '#ui/swipe-under';
import { useSwipe } from '#ui/use-swipe';
import styles from './bookmarks.module.css';
import { bookmarksWords } from './bookmarks.words';

interface PageTilesProps {
  title: string;
  pages: readonly BookmarkItem[];
  onStar: (page: BookmarkItem) => void;
  id?: string;
}

export function PageTiles({ title, pages, onStar, id }: PageTilesProps) {
  return (
    <section className={styles.section}>
      <h2 id={id} tabIndex={id ? -1 : undefined}>
        {title}
      </h2>
      <ul aria-label={title} className={styles.tiles}>
        {pages.map((page) => (
          <PageTile key={page.id} page={page} onStar={onStar} />
        ))}
      </ul>
    </section>
  );
}

/** A page as a tile with its star. Swiping a starred tile aside removes the star. */
function PageTile({ page, onStar }: Pick<PageTilesProps, 'onStar'> & { page: BookmarkItem }) {
  const say = bookmarksWords.use();
  const unstar = () => onStar(page);
  const swipe = useSwipe({ towardsEnd: unstar, towardsStart: unstar });
  return (
    <li data-page={page.id} className={`lifts ${styles.tile}`} {...(page.isBookmarked ? swipe : {})}>
      <SwipeUnder towardsEnd={IconStarOff} towardsStart={IconStarOff} />
      <div className={styles.face}>
        <PageIcon path={page.link} size={20} />
        <Link to={page.link}>{page.title}</Link>
        <span>{page.link}</span>
        <IconButton
          icon={page.isBookmarked ? IconStarFilled : IconStar}
          label={say(page.isBookmarked ? 'remove' : 'add', { title: page.title })}
          aria-pressed={page.isBookmarked}
          className={styles.star ?? ''}
          onClick={() => onStar(page)}
        />
      </div>
    </li>
  );
}
