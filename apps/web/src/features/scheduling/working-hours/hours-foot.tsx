import { amountName, columnName } from './hour-texts';
import styles from './hours-grid.module.css';
import { type HoursModel, textOf, totalIn, valueIn } from './hours-model';
import { hoursWords } from './working-hours.words';

interface HoursFootProps {
  model: HoursModel;
  /** The column of the cursor; −1 if it is elsewhere. */
  cursor: number;
}

/** The totals of all columns. */
export function HoursFoot({ model, cursor }: HoursFootProps) {
  const say = hoursWords.use();
  const { tree, measure, column, rows } = model;
  const name = say('hotel');
  const called = say(`name.${measure}`);
  const people = say('people', { count: tree.total.people });
  const total = totalIn(model, tree.total);
  const cell = (value: number | null, where: string) =>
    say('cell', { name, column: where, measure: called, amount: amountName(value, measure, say) });
  return (
    <div role="rowgroup" className={styles.foot}>
      <div
        role="row"
        aria-rowindex={rows.length + 2}
        aria-level={1}
        aria-label={say('row', { name, level: 1, people, amount: amountName(total, measure, say) })}
      >
        <div role="rowheader" className={styles.name} data-cell="0" data-row="-1" tabIndex={cursor === 0 ? 0 : -1}>
          <span className={`ellipsis ${styles.label}`}>{say('total')}</span>
          <span className={styles.count}>{tree.total.people}</span>
        </div>
        {tree.columns.map((one, at) => {
          const value = valueIn(model, tree.total, one);
          return (
            <div
              key={one.key}
              role="gridcell"
              className={styles.sum}
              data-cell={at + 1}
              data-row="-1"
              tabIndex={cursor === at + 1 ? 0 : -1}
              aria-label={cell(value, columnName(one, column))}
            >
              {textOf(value, measure)}
            </div>
          );
        })}
        <div
          role="gridcell"
          className={styles.total}
          data-cell="total"
          data-row="-1"
          tabIndex={cursor === tree.columns.length + 1 ? 0 : -1}
          aria-label={cell(total, say('total'))}
        >
          {textOf(total, measure)}
        </div>
      </div>
    </div>
  );
}
