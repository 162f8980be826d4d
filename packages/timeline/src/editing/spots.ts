import { headRows, type Position } from '../cursor';
import type { Grid } from '../grid';
import type { Id, TimelineItem } from '../item';
import type { TimelineRow } from '../row';

/** A cell by its row and date, so that it survives new data. */
export interface Spot {
  rowId: Id;
  date: string;
}

/** Where single cells are now, in the order of the grid; those of rows and days that are gone are none. */
export function positionsOf<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  all: readonly Spot[],
): Position[] {
  if (all.length === 0) return [];
  const first = headRows(grid.shape);
  const rowOf = new Map(grid.model.rows.map(({ id }, index) => [id, first + index]));
  const columnOf = new Map<string, number>(grid.scale.columns.map(({ date }, index) => [date, index + 1]));
  return all
    .flatMap(({ rowId, date }) => {
      const [row, column] = [rowOf.get(rowId), columnOf.get(date)];
      return row === undefined || column === undefined ? [] : [{ row, column }];
    })
    .sort((a, b) => a.row - b.row || a.column - b.column);
}
