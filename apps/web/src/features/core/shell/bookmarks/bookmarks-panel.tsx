import type { BookmarkItem } from '@horae/contract/core/bookmarks.contract';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { PageIcon } from '#areas/page-icon';
import { matchRank } from '#platform/fold-text';
import { useStar } from '#platform/use-star';
import { IconButton } from '#ui/icon-button';
import { SearchField } from '#ui/search-field';
import styles from './navbar-bookmarks.module.css';
import { navbarBookmarksWords } from './navbar-bookmarks.words';

/** Every page with its star, filtered while typing. */
export function BookmarksPanel({ pages }: { pages: readonly BookmarkItem[] }) {
  const say = navbarBookmarksWords.use();
  const star = useStar();
  const [search, setSearch] = useState('');
  const shown = pages.filter(({ title }) => search === '' || matchRank(title, search) !== null);
  return (
    <>
      <div className={styles.filter}>
        <SearchField label={say('filter')} value={search} onChange={setSearch} />
      </div>
      {shown.length === 0 && <p className={styles.none}>{say('noMatch')}</p>}
      <ul className={styles.pages}>
        {shown.map((page) => (
          <li key={page.id}>
            <PageIcon path={page.link} size={20} />
            <span>{page.title}</span>
            <IconButton
              icon={page.isBookmarked ? IconStarFilled : IconStar}
              label={say(page.isBookmarked ? 'remove' : 'add', { title: page.title })}
              aria-pressed={page.isBookmarked}
              className={styles.star ?? ''}
              onClick={() => star(page)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
