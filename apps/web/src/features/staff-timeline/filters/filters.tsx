import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyUndo } from '#platform/notify';
import type { WindowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { timelineWords } from '../staff-timeline.words';
import { activeFilters, clearedFilters } from './active-filters.rules';
import { EmployeeSearch } from './employee-search';
import { FilterChips } from './filter-chips';
import { FilterRow, type FilterRowProps } from './filter-row';
import { FilterSheet } from './filter-sheet';
import styles from './filters.module.css';
import { useFilterTexts } from './use-filter-texts';
import { useTwoLines } from './use-two-lines';

interface FiltersProps extends Omit<FilterRowProps, 'rowRef'> {
  kind: WindowKind;
  shown: number;
}

/** The landmark of all filters: one or two lines where they fit, a sheet elsewhere, and what is on as chips. */
export function Filters({ kind, shown, ...row }: FiltersProps) {
  const say = timelineWords.use();
  const { board, view, change } = row;
  const [isOpen, setOpen] = useState(false);
  const { frameRef, rowRef, fits } = useTwoLines();
  const active = activeFilters(view, useFilterTexts(board));

  function clear(): void {
    const before = view;
    change(clearedFilters(view));
    notifyUndo(say('filters.cleared'), say('filters.undo'), () => change(before));
  }

  return (
    <search ref={frameRef} className={styles.filters} aria-label={say('filters.label')}>
      {kind === 'desktop' && fits ? (
        <FilterRow {...row} rowRef={rowRef} />
      ) : (
        <div className={styles.compact}>
          <EmployeeSearch {...(row.searchRef && { ref: row.searchRef })} board={board} view={view} change={change} />
          <Button disabled={!board} onClick={() => setOpen(true)}>
            <IconFilter size={18} stroke={1.5} aria-hidden="true" />
            {active.length > 0 ? say('filters.open', { count: active.length }) : say('filters.none')}
          </Button>
          <FilterSheet {...row} shown={shown} isOpen={isOpen} onClose={() => setOpen(false)} />
        </div>
      )}
      <FilterChips filters={active} change={change} onClear={clear} />
    </search>
  );
}
