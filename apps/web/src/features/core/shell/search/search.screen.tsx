import { useQuery } from '@tanstack/react-query';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { useSearchKey } from '#platform/search-key';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { ErrorPanel } from '#ui/error-panel';
import { ListSearchBox } from '#ui/list/list-search-box';
import { PageHead } from '#ui/page-head';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { entriesOf, type FoundEntries } from './found-entry';
import { ResultList } from './result-list';
import styles from './results.module.css';
import { foundQuery } from './search.queries';
import { searchWords } from './search.words';
import { isOfServer, useFoundGroups } from './use-found-groups';
import { useOwnEntries } from './use-own-entries';

/** All search results, group by group. */
export function SearchScreen({ search, onSearch }: ScreenSearch) {
  const say = searchWords.use();
  const q = search.q?.trim() ?? '';
  const own = useOwnEntries();
  const { groups, query, isSettled } = useFoundGroups(q, own);
  const group = groups.find(({ kind }) => kind === search.group) ?? groups[0];
  useSearchKey();

  const isNothing = q !== '' && isSettled && query.error === null && groups.length === 0;
  return (
    <>
      <PageHead title={say('title')} />
      <div className={styles.search}>
        <ListSearchBox
          label={say('title')}
          value={search.q ?? ''}
          onSearch={(text) => onSearch((now) => withSearchChange(now, { q: text }), { replace: true })}
        />
      </div>
      {query.error !== null && <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />}
      {q === '' && <p>{say('start')}</p>}
      {isNothing && <p role="status">{say('none', { search: q })}</p>}
      {(q === '' || isNothing) && own.starting.map((one) => <ResultList key={one.title} {...one} search="" hasTitle />)}
      {q !== '' && !isSettled && groups.length === 0 && (
        <Skeleton thing={say('thing')}>
          <SkeletonBlock height={240} />
        </Skeleton>
      )}
      {group && (
        <Tabs
          label={say('groups')}
          tabs={groups.map(({ kind, title, total }) => ({
            value: kind,
            label: title,
            mark: <span className={styles.total}>{total}</span>,
          }))}
          value={group.kind}
          onChange={(kind) => onSearch((now) => withSearchChange(now, { group: kind }))}
        >
          <WholeGroup key={group.kind} group={group} search={q} />
        </Tabs>
      )}
    </>
  );
}

/** A group without the palette's limit. */
function WholeGroup({ group, search }: { group: FoundEntries; search: string }) {
  const say = searchWords.use();
  const hotels = useStore(session)?.hotels ?? [];
  const hasMore = isOfServer(group.kind) && group.total > group.entries.length;
  const whole = useQuery({
    ...foundQuery(search, isOfServer(group.kind) ? group.kind : undefined),
    enabled: hasMore,
  });
  const found = hasMore ? whole.data?.groups.find(({ kind }) => kind === group.kind) : undefined;
  const entries = found ? entriesOf(found, hotels) : group.entries;
  return (
    <>
      <p role="status" className={styles.count}>
        {say('count', { count: group.total })}
      </p>
      {whole.error !== null && <ErrorPanel error={whole.error} onRetry={() => void whole.refetch()} />}
      <ResultList title={group.title} entries={entries} search={search} />
      {group.total >= 200 && <p className={styles.count}>{say('first', { count: group.total })}</p>}
    </>
  );
}
