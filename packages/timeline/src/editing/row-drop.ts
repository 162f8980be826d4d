import type { Grid } from '../grid';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import { rowAt } from '../row-model';

/** Where a dragged row would go: before or after another row, and the px from the first row at which to say so. */
export interface RowDrop<R extends TimelineRow> {
  to: R;
  isAfter: boolean;
  top: number;
}

/** The rows of the same group around a row, from first to last. */
export function groupOf<R extends TimelineRow>(rows: readonly R[], index: number): { first: number; last: number } {
  let [first, last] = [index, index];
  while (rows[first - 1]?.kind === 'resource') first--;
  while (rows[last + 1]?.kind === 'resource') last++;
  return { first, last };
}

/** Returns where a row would go that is held at `y` px from the first row; undefined where it stays. */
export function dropAt<R extends TimelineRow, I extends TimelineItem>(
  { model }: Grid<R, I>,
  index: number,
  y: number,
): RowDrop<R> | undefined {
  const { first, last } = groupOf(model.rows, index);
  const at = Math.min(last, Math.max(first, rowAt(model, Math.max(0, y))));
  const [top, bottom] = [model.tops[at]!, model.tops[at + 1]!];
  const isAfter = y > (top + bottom) / 2;
  const before = isAfter ? at + 1 : at;
  if (before === index || before === index + 1) return undefined;
  return { to: model.rows[at]!, isAfter, top: isAfter ? bottom : top };
}
