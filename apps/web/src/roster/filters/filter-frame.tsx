import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { notifyUndo } from '#platform/notify';
import { dropTypedSearch } from '#platform/typed-search';
import type { WindowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { rosterWords } from '../roster.words';
import type { ActiveFilter } from './active-filters.rules';
import { FilterChips } from './filter-chips';
import styles from './filters.module.css';
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
  const [isOpen, setOpen] = useState(false);
  const { frameRef, rowRef, fits } = useTwoLines();

  function clear(): void {
    dropTypedSearch();
    change(cleared);
    notifyUndo(say('filters.cleared'), say('filters.undo'), () => change(view));
  }

  return (
    <search ref={frameRef} className={styles.filters} aria-label={say('filters.label')}>
      {kind === 'desktop' && fits ? (
        <div ref={rowRef} className={styles.row}>
          {row}
        </div>
      ) : (
        <div className={`row centred ${styles.compact}`}>
          {search}
          <Button disabled={!isReady} onClick={() => setOpen(true)}>
            <IconFilter size={18} stroke={1.5} aria-hidden="true" />
            {active.length > 0 ? say('filters.open', { count: active.length }) : say('filters.none')}
          </Button>
          <Drawer
            title={say('filters.title')}
            isOpen={isOpen}
            isLow
            onClose={() => setOpen(false)}
            footer={
              <Button look="solid" wide onClick={() => setOpen(false)}>
                {say('filters.show', { count: shown })}
              </Button>
            }
          >
            <div className={styles.sheet}>{sheet}</div>
          </Drawer>
        </div>
      )}
      <FilterChips filters={active} change={change} onClear={clear} />
    </search>
  );
}
