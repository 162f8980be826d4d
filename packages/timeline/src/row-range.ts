import type { TimelineRow } from './row';
import { type RowModel, rowAt } from './row-model';

/** Rows `first` to `last`, inclusive; `last < first` if there are none. */
export interface RowRange {
  first: number;
  last: number;
}

export const overscan = 4;

/** Returns the rows visible in `height` px from `y`, and `spare` more on either side. */
export function rangeAt(model: RowModel<TimelineRow>, y: number, height: number, spare = overscan): RowRange {
  const end = model.rows.length - 1;
  return {
    first: Math.max(0, rowAt(model, y) - spare),
    last: Math.min(end, rowAt(model, y + Math.max(0, height - 1)) + spare),
  };
}

export function isSameRange(a: RowRange, b: RowRange): boolean {
  return a.first === b.first && a.last === b.last;
}
