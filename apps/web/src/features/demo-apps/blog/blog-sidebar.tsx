import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { Switch } from '#ui/switch';
import styles from './blog.module.css';
import { sidebarQuery } from './blog.queries';
import { blogWords } from './blog.words';
import type { BlogPlace } from './blog-place';
import { categoryIcons } from './category-icons';
import { RecentPosts } from './recent-posts';

interface BlogSidebarProps {
  search: TextSearch;
  place: BlogPlace;
  onSaved: (isSaved: boolean) => void;
  /** The search box, if it belongs here. */
  children?: ReactNode;
}

/** Recent posts and categories. */
export function BlogSidebar({ search, place, onSaved, children }: BlogSidebarProps) {
  const say = blogWords.use();
  const query = useQuery(sidebarQuery);
  return (
    <aside className={`screen-only ${styles.side}`} aria-label={say('sidebar')}>
      {children}
      <QueryStates thing={say('sidebarThing')} query={query} skeleton={<SkeletonBlock height={420} />}>
        <RecentPosts posts={query.data?.recentPosts ?? []} />
        <section className={styles.block} aria-label={say('categories')}>
          <h2>{say('categories')}</h2>
          <ul>
            {query.data?.categories.map(({ category, icon, value, posts }) => {
              const Glyph = categoryIcons[icon];
              const isChosen = place.category === value;
              return (
                <li key={value}>
                  <Link
                    to="/blog"
                    search={withSearchChange(search, { category: isChosen ? '' : value, page: '' })}
                    activeOptions={{ exact: true }}
                    aria-current={isChosen || undefined}
                    className={`hovers ${styles.category}`}
                  >
                    {Glyph && <Glyph size={18} stroke={1.5} aria-hidden="true" />}
                    <span>{category}</span>
                    <span>{posts}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
        <Switch label={say('bookmarkedOnly')} checked={place.saved} onChange={onSaved} />
      </QueryStates>
    </aside>
  );
}
