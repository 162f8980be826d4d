import type { ReactNode } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { rosterWords } from '../roster.words';
import type { ActiveFilter } from './active-filters.rules';
import { FilterButton } from './filter-button';
import { FilterChips } from './filter-chips';
import styles from './filters.module.css';
import { useClearFilters } from './use-clear-filters';
import { useTwoLines } from './use-two-lines';

interface FilterFrameProps<V> {
  kind: WindowKind;
  isReady: boolean;
  /** Number of employees that match the filters. */
  shown: number;
  active: readonly ActiveFilter<V>[];
  view: V;
  /** The view with default filters. */
  cleared: V;
  change: (part: Partial<V>) => void;
  /** All filters in a row. */
  row: ReactNode;
  /** Stays next to the button if the row does not fit. */
  search: ReactNode;
  /** All filters except the search, stacked. */
  sheet: ReactNode;
}

/** The landmark of all filters: up to two lines if they fit, otherwise a sheet, and chips for the active ones. */
export function FilterFrame<V>(props: FilterFrameProps<V>) {
  const { kind, isReady, shown, active, view, cleared, change, row, search, sheet } = props;
  const say = rosterWords.use();
  const clear = useClearFilters(view, cleared, change);
  const { frameRef, rowRef, fits } = useTwoLines();

  return (
    <search ref={frameRef} className={styles.filters} aria-label={say('filters.label')}>
      {kind === 'desktop' && fits ? (
        <div ref={rowRef} className="wrapping-row">
          {row}
        </div>
      ) : (
        <div className={`row centred ${styles.compact}`}>
          {search}
          <FilterButton isReady={isReady} count={active.length} shown={shown}>
            {sheet}
          </FilterButton>
        </div>
      )}
      <FilterChips filters={active} change={change} onClear={clear} />
    </search>
  );
}
