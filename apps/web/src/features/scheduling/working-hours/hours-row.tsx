import { IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { amountName, columnName } from './hour-texts';
import styles from './hours-grid.module.css';
import { cellLook, type HoursModel, textOf, totalIn } from './hours-model';
import type { TreeRow } from './model/tree.rules';
import { rowHeight } from './use-row-window';
import { hoursWords } from './working-hours.words';

interface HoursRowProps {
  model: HoursModel;
  row: TreeRow;
  index: number;
  /** The column of the cursor; −1 on other rows. */
  cursor: number;
}

/** One place or employee in the tree. The table handles presses, using the cells' attributes. */
export const HoursRow = memo(function HoursRow({ model, row, index, cursor }: HoursRowProps) {
  const say = hoursWords.use();
  const { node, level, isOpen, canOpen } = row;
  const { measure, tree, column } = model;
  const style = { insetBlockStart: index * rowHeight, blockSize: rowHeight };
  const common = {
    role: 'row',
    'aria-rowindex': index + 2,
    'aria-level': level,
    className: styles.row,
    style,
  } as const;
  if (!node) {
    return (
      <div {...common} aria-label={say('loading')}>
        <div
          role="gridcell"
          className={styles.pending}
          data-cell="0"
          data-row={index}
          tabIndex={cursor >= 0 ? 0 : -1}
          style={{ paddingInlineStart: 16 + level * 20 }}
        >
          {say('loading')}
        </div>
      </div>
    );
  }
  const people = say('people', { count: node.people });
  const total = totalIn(model, node);
  const name = node.label || `#${node.path.at(-1)}`;
  const called = say(`name.${measure}`);
  return (
    <div
      {...common}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-label={say('row', { name, level, people, amount: amountName(total, measure, say) })}
    >
      <div
        role="rowheader"
        className={styles.name}
        data-cell="0"
        data-row={index}
        data-leaf={!canOpen || undefined}
        tabIndex={cursor === 0 ? 0 : -1}
        style={{ paddingInlineStart: 8 + (level - 1) * 20 }}
      >
        {canOpen ? (
          <span className={`${styles.twist} flips`} data-open={isOpen || undefined}>
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          </span>
        ) : (
          <span className={styles.twist} />
        )}
        <span className={`ellipsis ${styles.label}`} data-tip={name}>
          {name}
        </span>
        {node.level !== 'employee' && (
          <span className={styles.count} data-tip={people}>
            {node.people}
          </span>
        )}
      </div>
      {tree.columns.map((one, at) => {
        const look = cellLook(model, node, one, level);
        const amount = amountName(look.value, measure, say);
        const label = say('cell', { name, column: columnName(one, column), measure: called, amount });
        return (
          <div
            key={one.key}
            role="gridcell"
            className={styles.cell}
            data-cell={at + 1}
            data-row={index}
            data-heat={look.heat}
            data-sign={look.sign}
            data-marked={look.isMarked || undefined}
            data-none={look.value === null || look.value === 0 || undefined}
            tabIndex={cursor === at + 1 ? 0 : -1}
            aria-label={look.isMarked ? `${label}, ${say('marked')}` : label}
          >
            <span>{look.text}</span>
          </div>
        );
      })}
      <div
        role="gridcell"
        className={styles.total}
        data-cell="total"
        data-row={index}
        tabIndex={cursor === tree.columns.length + 1 ? 0 : -1}
        aria-label={say('cell', {
          name,
          column: say('total'),
          measure: called,
          amount: amountName(total, measure, say),
        })}
      >
        {textOf(total, measure)}
      </div>
    </div>
  );
});
