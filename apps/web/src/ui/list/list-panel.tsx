import type { ReactNode } from 'react';
import type { ListControl } from '#platform/list-search';
import { useWindowKind } from '#platform/window-kind';
import { Button } from '../button';
import { BlankRosterDrawing } from '../drawings';
import { EmptyState } from '../empty-state';
import { FoldedTools } from '../list-head/folded-tools';
import { HeadPart } from '../list-head/head-part';
import { QueryStates } from '../query-states';
import { SkeletonBlock } from '../skeleton';
import { listWords } from './list.words';
import styles from './list-panel.module.css';
import { Pagination } from './pagination';

interface ListPanelProps {
  /** What is listed, as the skeleton's label: "permissions". */
  thing: string;
  list: ListControl;
  query: { data: { total: number } | undefined; error: unknown; refetch: () => unknown; dataUpdatedAt: number };
  /** Search and filters. */
  tools: ReactNode;
  /** On tablets the filters are behind a button, because they would need several lines. */
  foldsFilters?: boolean;
  /** Shown if there are no records at all, with one action. */
  empty: { text: string; drawing?: ReactNode; action?: ReactNode };
  isFiltered: boolean;
  /** Shown if the filters match nothing. */
  noMatch?: string;
  /** The table. */
  children: ReactNode;
}

/** The panel around a list: tools on top, then the table or why it is empty, then the pagination. */
export function ListPanel({
  thing,
  list,
  query,
  tools,
  foldsFilters = false,
  empty,
  isFiltered,
  noMatch,
  children,
}: ListPanelProps) {
  const say = listWords.use();
  const { data } = query;
  const isFolded = useWindowKind() === 'tablet' && foldsFilters;
  return (
    <section className="panel unframed-in-print">
      <div className={`screen-only ${styles.tools}`}>
        {isFolded && <FoldedTools />}
        <HeadPart slot="filters">{tools}</HeadPart>
      </div>
      <QueryStates
        thing={thing}
        query={query}
        skeleton={
          <div className={styles.skeleton}>
            {Array.from({ length: list.perPage }, (_, row) => (
              <SkeletonBlock key={row} height={20} />
            ))}
          </div>
        }
      >
        {data && data.total > 0 && children}
        {data?.total === 0 && !isFiltered && (
          <EmptyState drawing={empty.drawing ?? <BlankRosterDrawing />} text={empty.text}>
            {empty.action}
          </EmptyState>
        )}
        {data?.total === 0 && isFiltered && (
          <EmptyState drawing={<BlankRosterDrawing />} text={noMatch ?? say('noMatch')}>
            <Button onClick={list.clear}>{say('clearFilters')}</Button>
          </EmptyState>
        )}
        {data && <Pagination list={list} total={data.total} />}
      </QueryStates>
    </section>
  );
}
