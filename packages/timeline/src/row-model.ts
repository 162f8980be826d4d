import type { Id } from './item';
import type { TimelineRow } from './row';

/**
 * The visible rows and their positions: row `i` extends from `tops[i]` to `tops[i + 1]`, in px from the top of the
 * first row.
 */
export interface RowModel<R extends TimelineRow> {
  readonly rows: readonly R[];
  readonly tops: Float64Array;
  readonly height: number;
}

export function createRowModel<R extends TimelineRow>(rows: readonly R[], heightOf: (row: R) => number): RowModel<R> {
  const tops = new Float64Array(rows.length + 1);
  for (let i = 0; i < rows.length; i++) tops[i + 1] = tops[i]! + heightOf(rows[i]!);
  return { rows, tops, height: tops[rows.length]! };
}

/** Returns the model after some rows changed height, or the same object if none did. */
export function remeasure<R extends TimelineRow>(
  model: RowModel<R>,
  changed: ReadonlySet<Id>,
  heightOf: (row: R) => number,
): RowModel<R> {
  const { rows, tops } = model;
  const next = new Float64Array(tops.length);
  let grown = false;
  for (let i = 0; i < rows.length; i++) {
    const before = tops[i + 1]! - tops[i]!;
    const height = changed.has(rows[i]!.id) ? heightOf(rows[i]!) : before;
    grown ||= height !== before;
    next[i + 1] = next[i]! + height;
  }
  return grown ? { rows, tops: next, height: next[rows.length]! } : model;
}

/** Returns the index of the row at `y` px; the first or last row beyond the ends, -1 without rows. */
export function rowAt({ rows, tops }: RowModel<TimelineRow>, y: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (tops[middle]! <= y) low = middle;
    else high = middle - 1;
  }
  return high < 0 ? -1 : low;
}

/** Returns the index of a row by id, or -1. `hint` is its previous index, which is usually still right. */
export function indexOfRow({ rows }: RowModel<TimelineRow>, id: Id, hint = 0): number {
  return rows[hint]?.id === id ? hint : rows.findIndex((row) => row.id === id);
}

/** Returns the index of the group that contains row `index` (itself, if it is a group), or -1. */
export function groupAt({ rows }: RowModel<TimelineRow>, index: number): number {
  let i = index;
  while (i >= 0 && rows[i]!.kind !== 'group') i--;
  return i;
}

/** Returns the index of the next group after row `index`, or -1. */
export function groupAfter({ rows }: RowModel<TimelineRow>, index: number): number {
  for (let i = index + 1; i < rows.length; i++) if (rows[i]!.kind === 'group') return i;
  return -1;
}
