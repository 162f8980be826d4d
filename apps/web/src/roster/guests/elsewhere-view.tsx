import type { Column, RowView } from '@horae/timeline';
import type { ShiftBar } from '../model/bars.rules';
import { isListedOn } from '../model/placed-in.rules';
import type { GridRow } from '../model/rows.rules';
import styles from './elsewhere.module.css';
import { elsewhereWords } from './elsewhere.words';

type View = RowView<GridRow, ShiftBar>;

const isElsewhere = (row: GridRow, { date }: Column) => row.kind === 'resource' && !isListedOn(row.resource, date);

/** Marks the days on which somebody belongs to a department or unit that is not shown. */
export const createElsewhereView = (view: View): View => ({
  ...view,
  cell: (row, column, items) =>
    isElsewhere(row, column) ? <span className={styles.elsewhere} /> : view.cell?.(row, column, items),
  cellName: (row, column, items) => {
    const name = view.cellName(row, column, items);
    return isElsewhere(row, column) ? `${name}, ${elsewhereWords.say('day')}` : name;
  },
});
