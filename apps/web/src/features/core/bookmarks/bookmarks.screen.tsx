import { useBookmarks } from '#areas/use-bookmarks';
import { bookmarksQuery } from '#platform/bookmarks.queries';
import { useChanges } from '#platform/changes';
import { matchRank } from '#platform/fold-text';
import { clearSearch } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { useStar } from '#platform/use-star';
import { Button } from '#ui/button';
import { BellDrawing, BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ErrorPanel } from '#ui/error-panel';
import { listWords } from '#ui/list/list.words';
import { ListSearchBox } from '#ui/list/list-search-box';
import { PageHead } from '#ui/page-head';
import { Skeleton, SkeletonBlock, SkeletonGrid } from '#ui/skeleton';
import styles from './bookmarks.module.css';
import { bookmarksWords } from './bookmarks.words';
import { PageTiles } from './page-tiles';

const tiles = 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))';

/** The starred pages of the account, and those it can star. */
export function BookmarksScreen({ search, onSearch }: ScreenSearch) {
  const say = bookmarksWords.use();
  const sayOfLists = listWords.use();
  const { data, error, refetch } = useBookmarks();
  const star = useStar();
  useChanges('bookmarks', bookmarksQuery.queryKey);
  const q = search.q ?? '';
  const isShown = ({ title, link }: { title: string; link: string }) =>
    q === '' || matchRank(title, q) !== null || matchRank(link, q) !== null;
  const starred = data?.bookmarks.filter(isShown) ?? [];
  const others = data?.suggestions.filter((page) => !page.isBookmarked && isShown(page)) ?? [];

  useScreenKeys(say('title'), [
    {
      what: say('key.remove'),
      keys: ['Delete'],
      action: () => {
        const id = Number(document.activeElement?.closest<HTMLElement>('[data-page]')?.dataset.page);
        const page = starred.find((one) => one.id === id);
        if (page) star(page);
      },
    },
  ]);

  return (
    <>
      <PageHead title={say('title')} />
      <div className={styles.search}>
        <ListSearchBox
          label={say('filter')}
          value={q}
          onSearch={(text) => onSearch(text ? { q: text } : {}, { replace: true })}
        />
      </div>
      {error !== null && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && error === null && (
        <Skeleton thing={say('thing')}>
          <SkeletonBlock height={26} width={160} />
          <SkeletonGrid count={4} height={68} columns={tiles} />
          <SkeletonBlock height={26} width={120} />
          <SkeletonGrid count={16} height={68} columns={tiles} />
        </Skeleton>
      )}
      {data && data.bookmarks.length === 0 && (
        <EmptyState drawing={<BellDrawing />} text={say('empty')}>
          <Button onClick={() => document.getElementById('suggested-pages')?.focus()}>{say('browse')}</Button>
        </EmptyState>
      )}
      {starred.length > 0 && <PageTiles title={say('yours')} pages={starred} onStar={star} />}
      {others.length > 0 && <PageTiles title={say('suggestions')} pages={others} onStar={star} id="suggested-pages" />}
      {data && q !== '' && starred.length + others.length === 0 && (
        <EmptyState drawing={<BlankRosterDrawing />} text={sayOfLists('noMatch')}>
          <Button onClick={() => clearSearch(onSearch)}>{sayOfLists('clearFilters')}</Button>
        </EmptyState>
      )}
    </>
  );
}
