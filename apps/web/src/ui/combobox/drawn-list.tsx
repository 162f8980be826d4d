import { type ReactNode, type RefObject, useRef } from 'react';
import { uiWords } from '../ui.words';
import styles from './option-list.module.css';
import type { OptionListProps } from './option-list-props';
import { OptionRow } from './option-row';
import { useDrawnRows } from './use-drawn-rows';

interface ListBoxProps {
  box: RefObject<HTMLDivElement | null>;
  list: OptionListProps;
  rows: ReturnType<typeof useDrawnRows>;
  /** Number of rows. */
  count: number;
  children: ReactNode;
}

/** The frame of a list whose focus stays in the field above it. */
export function ListBox({ box, list, rows, count, children }: ListBoxProps) {
  const say = uiWords.use();
  return (
    <>
      <div
        ref={box}
        id={list.id}
        role="listbox"
        tabIndex={-1}
        aria-label={list.label}
        aria-multiselectable={list.isMulti || undefined}
        className={styles.list}
        onScroll={rows.onScroll}
        // Keeps the focus in the field while an option is pressed.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className={styles.space} style={{ blockSize: count * rows.height }} role="presentation">
          {children}
        </div>
      </div>
      {list.options.length === 0 && (
        <p className={styles.none} role="status">
          {say('noOptions')}
        </p>
      )}
    </>
  );
}

/** A list of options, virtualised when long. */
export function DrawnList(list: OptionListProps) {
  const { options, active } = list;
  const box = useRef<HTMLDivElement>(null);
  const rows = useDrawnRows(box, options.length, active);
  const { first, end, height } = rows;
  return (
    <ListBox box={box} list={list} rows={rows} count={options.length}>
      {options.slice(first, end).map(({ value }, offset) => (
        <OptionRow key={value} list={list} index={first + offset} row={first + offset} height={height} />
      ))}
    </ListBox>
  );
}
