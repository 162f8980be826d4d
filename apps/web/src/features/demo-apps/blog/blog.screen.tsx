import { IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayCall } from '#platform/access';
import { useChanges } from '#platform/changes';
import { listControl } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { useSearchKey } from '#platform/search-key';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { useWindowKind } from '#platform/window-kind';
import { Button, buttonClass } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ListSearch } from '#ui/list/list-search';
import { Pagination } from '#ui/list/pagination';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './blog.module.css';
import { everythingInBlog, postsQuery } from './blog.queries';
import { blogWords } from './blog.words';
import { BlogAddress, findPosts } from './blog-place';
import { BlogSidebar } from './blog-sidebar';
import { ChosenFilters } from './chosen-filters';
import { PostCard } from './post-card';

/** The blog posts: searched, filtered and opened. */
export function BlogScreen(screen: ScreenSearch) {
  const say = blogWords.use();
  const isAdmin = mayCall(useStore(session), 'admin');
  const isDesktop = useWindowKind() === 'desktop';
  const list = listControl(screen, BlogAddress);
  const place = list.address;
  const query = useQuery(postsQuery);
  useChanges('blog', everythingInBlog);
  useSearchKey();
  useScreenKeys(say('title'), [{ what: say('key.search'), keys: ['/'] }]);

  const found = findPosts(query.data ?? [], list.q, place);
  const shown = found.slice((list.page - 1) * list.perPage, list.page * list.perPage);
  const isNarrowed = list.q !== '' || place.tag !== '' || place.category !== undefined || place.saved;
  const search = <ListSearch list={list} label={say('search')} />;
  return (
    <>
      <PageHead title={say('title')}>
        {isAdmin && (
          <Link to="/blog/new" className={buttonClass('solid')}>
            <IconPencilPlus size={18} stroke={1.5} aria-hidden="true" />
            {say('newPost')}
          </Link>
        )}
      </PageHead>
      <div className={`one-column-on-tablet ${styles.screen}`}>
        <section className="shrinks" aria-label={say('posts')}>
          {!isDesktop && search}
          <div className={styles.tools}>
            <p role="status">{query.data ? say('results', { count: found.length }) : ''}</p>
            <ChosenFilters place={place} list={list} />
          </div>
          <QueryStates thing={say('thing')} query={query} skeleton={<CardSkeleton count={list.perPage} />}>
            {found.length > 0 ? (
              <ul className={`one-column-on-phone ${styles.cards}`} aria-label={say('posts')}>
                {shown.map((post) => (
                  <PostCard key={post.id} post={post} />
                ))}
              </ul>
            ) : (
              <EmptyState drawing={<BlankRosterDrawing />} text={say(isNarrowed ? 'noMatch' : 'none')}>
                {isNarrowed && <Button onClick={list.clear}>{say('clear')}</Button>}
                {!isNarrowed && isAdmin && (
                  <Link to="/blog/new" className={buttonClass('outline')}>
                    {say('newPost')}
                  </Link>
                )}
              </EmptyState>
            )}
            <Pagination list={list} total={found.length} />
          </QueryStates>
        </section>
        <BlogSidebar
          search={screen.search}
          place={place}
          onSaved={(isSaved) => list.change({ saved: isSaved ? 'true' : '' })}
        >
          {isDesktop && search}
        </BlogSidebar>
      </div>
    </>
  );
}

function CardSkeleton({ count }: { count: number }) {
  return (
    <div className={`one-column-on-phone ${styles.cards}`}>
      {Array.from({ length: count }, (_, card) => (
        <SkeletonBlock key={card} height={380} />
      ))}
    </div>
  );
}
