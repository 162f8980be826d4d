import type { RowView } from '@horae/timeline';
import { createRowView, type RowContext } from '#roster/grid/row-view';
import type { ShiftBar } from '#roster/model/bars.rules';
import { longDay } from '#roster/texts/day-texts';
import { type CoverRow, isCover, type UnitRow } from './model/cover.rules';
import { unitWords } from './organisation-unit-calendar.words';
import styles from './unit-matrix.module.css';

function coverCell(row: CoverRow, day: number) {
  const mark = row.most.has(day) ? 'most' : row.fewest.has(day) ? 'fewest' : undefined;
  return (
    <span className={styles.cover} data-heat={row.heat[day]} data-mark={mark}>
      {row.heads[day]}
    </span>
  );
}

/** Employee rows as in every calendar, with cover rows between them. */
export function createUnitRowView(context: RowContext): RowView<UnitRow, ShiftBar> {
  const people = createRowView(context);
  const { say } = unitWords;
  return {
    itemRole: people.itemRole,
    header: (row) => (isCover(row) ? <span className={styles.coverName}>{say('cover')}</span> : people.header(row)),
    name: (row) => (isCover(row) ? say('cover.row', { name: row.title }) : people.name(row)),
    className: (row) => (isCover(row) ? styles.coverRow : people.className?.(row)),
    cell: (row, column, items) => {
      if (isCover(row)) return coverCell(row, column.index);
      // The cover row below a department already shows this in more detail.
      return row.kind === 'group' ? null : people.cell?.(row, column, items);
    },
    cellName(row, column, items) {
      if (!isCover(row)) return people.cellName(row, column, items);
      const { index } = column;
      const text = say('cover.cell', { who: row.title, day: longDay(column.date), count: row.heads[index] ?? 0 });
      if (row.most.has(index)) return `${text}, ${say('cover.most')}`;
      return row.fewest.has(index) ? `${text}, ${say('cover.fewest')}` : text;
    },
    describe: (bar, place, row) =>
      isCover(row) || !people.describe ? { labels: [], name: '' } : people.describe(bar, place, row),
    item: (bar, place, row) => (isCover(row) ? null : people.item?.(bar, place, row)),
    moreName: (row, column, hidden) => (isCover(row) ? '' : (people.moreName?.(row, column, hidden) ?? '')),
    total: (row, items) => (isCover(row) ? null : people.total?.(row, items)),
    totalName: (row, items) =>
      isCover(row) ? say('cover.row', { name: row.title }) : (people.totalName?.(row, items) ?? ''),
  };
}
