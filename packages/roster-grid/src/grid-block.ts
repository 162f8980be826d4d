import type { LocalDate } from '@horae/local-time/local-date';
import { type DayColumns, dayColumns } from './day-columns';
import type { Grid } from './grid';
import type { Head } from './head-rows';
import type { ColumnKind } from './heading-words';
import { type LabelColumns, labelColumns } from './label-columns';
import { titleRowsAbove } from './title-rows';

/** A head with the lines of people under it. */
export interface Block {
  head: Head;
  /** Last row of the head, `from` and `to` included. */
  headBottom: number;
  titleRows: readonly number[];
  firstRow: number;
  lastRow: number;
  days: readonly DayColumns[];
  dayColumns: ReadonlySet<number>;
  labels: LabelColumns;
  /** Parallel to `days`; undefined until the dates are answered. */
  dates?: readonly LocalDate[];
}

/** Divides a sheet into its blocks. */
export function blocksOf(grid: Grid, heads: readonly Head[]): Block[] {
  const titles = heads.map((head, index) => titleRowsAbove(grid, head, heads[index - 1]?.bottom ?? -1));
  return heads.map((head, index) => {
    const next = heads[index + 1];
    const lastRow = next ? Math.min(next.top, ...titles[index + 1]!) - 1 : grid.height - 1;
    const { days, bottom } = dayColumns(grid, head, lastRow);
    const columns = new Set(days.flatMap((day) => day.columns.map(({ column }) => column)));
    return {
      head,
      headBottom: bottom,
      titleRows: titles[index]!,
      firstRow: bottom + 1,
      lastRow,
      days,
      dayColumns: columns,
      labels: labelColumns(grid, head, bottom, lastRow, columns),
    };
  });
}

/** The columns of a block that hold one kind. */
export const columnsOf = ({ labels }: Block, ...kinds: readonly ColumnKind[]): number[] =>
  [...labels.kinds].filter(([, kind]) => kinds.includes(kind)).map(([column]) => column);
