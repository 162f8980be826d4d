import { useRef } from 'react';
import { ListBox } from './drawn-list';
import { groupsOf } from './option-groups';
import styles from './option-list.module.css';
import type { OptionListProps } from './option-list-props';
import { OptionRow } from './option-row';
import { useDrawnRows } from './use-drawn-rows';

const indexes = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** A list grouped by the first letters of its options. */
export function GroupedList(list: OptionListProps) {
  const groups = groupsOf(list.options);
  const count = list.options.length + groups.length;
  const rowOf = (index: number) => index + groups.filter(({ from }) => from <= index).length;
  const box = useRef<HTMLDivElement>(null);
  const rows = useDrawnRows(box, count, list.active < 0 ? -1 : rowOf(list.active));
  const { first, end, height } = rows;
  const isDrawn = (row: number) => row >= first && row < end;
  return (
    <ListBox box={box} list={list} rows={rows} count={count}>
      {groups.map(({ name, row, from, count: size }) => {
        const drawn = indexes(from, size).filter((index) => isDrawn(rowOf(index)));
        if (drawn.length === 0 && !isDrawn(row)) return null;
        return (
          <div key={name} role="group" aria-label={name}>
            <span
              className={styles.heading}
              style={{ insetBlockStart: row * height, blockSize: height }}
              aria-hidden="true"
            >
              {name}
            </span>
            {drawn.map((index) => (
              <OptionRow
                key={list.options[index]!.value}
                list={list}
                index={index}
                row={rowOf(index)}
                height={height}
              />
            ))}
          </div>
        );
      })}
    </ListBox>
  );
}
