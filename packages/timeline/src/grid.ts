import type { Target } from './command';
import { type Cursor, columnOfCursor, type GridShape, headRows, type Position, rowCount, sectionOf } from './cursor';
import type { Id, TimelineItem } from './item';
import type { ItemStore } from './item-store';
import type { Metrics } from './metrics';
import type { TimelineRow } from './row';
import { layoutOf, type PlacedItem } from './row-layout';
import { indexOfRow, type RowModel } from './row-model';
import type { Column, Scale } from './scale';

/** The state of the grid as currently drawn; heights and widths in px. */
export interface Grid<R extends TimelineRow, I extends TimelineItem> {
  /** All rows, including those inside collapsed groups. */
  rows: readonly R[];
  model: RowModel<R>;
  store: ItemStore<I>;
  scale: Scale;
  shape: GridShape;
  metrics: Metrics;
  nameWidth: number;
  totalWidth: number;
  /** Height of the view without the sticky rows above and below. */
  bodyHeight: number;
  viewWidth: number;
}

export function rowOf<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  { row }: Position,
): R | undefined {
  return sectionOf(row, grid.shape) === 'body' ? grid.model.rows[row - headRows(grid.shape)] : undefined;
}

export function columnOf<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  { column }: Position,
): Column | undefined {
  return grid.scale.columns[column - 1];
}

/** Returns the items drawn from a cell, in order. */
export function placedAt<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  at: Position,
): readonly PlacedItem<I>[] {
  const row = rowOf(grid, at);
  if (!row) return [];
  const { store, scale } = grid;
  return layoutOf(store.itemsOf(row.id), scale, store.longest()).cells[at.column - 1] ?? [];
}

/** Returns how many items a cell has, including those behind "+n". */
export function countAt<R extends TimelineRow, I extends TimelineItem>(grid: Grid<R, I>, at: Position): number {
  const row = rowOf(grid, at);
  if (!row) return 0;
  const { store, scale } = grid;
  const hidden = layoutOf(store.itemsOf(row.id), scale, store.longest()).hidden[at.column - 1] ?? 0;
  return placedAt(grid, at).length + hidden;
}

/**
 * Returns the grid position of a cursor: for a row inside a collapsed group that of the group, for a row that is gone
 * the first row. `hint` is the row's previous index in the grid.
 */
export function positionOf<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  cursor: Cursor,
  hint = 0,
): Position {
  const { shape, scale } = grid;
  const dates = scale.columns.map(({ date }) => date);
  const column = columnOfCursor(cursor, dates, shape.total);
  if (cursor.section === 'head') return { row: 0, column };
  // The strip has one cell besides its name.
  if (cursor.section === 'strip' && shape.strip) return { row: 1, column: Math.min(1, column) };
  if (cursor.section === 'foot' && shape.foot) return { row: rowCount(shape) - 1, column };
  const index = cursor.rowId === undefined ? 0 : indexNear(grid, cursor.rowId, hint - headRows(shape));
  return { row: shape.bodyRows === 0 ? 0 : headRows(shape) + Math.max(0, index), column };
}

/** Returns the index of a row or, if it is hidden, of the innermost visible group around it; otherwise -1. */
function indexNear<R extends TimelineRow, I extends TimelineItem>(
  { rows, model }: Grid<R, I>,
  id: Id,
  hint: number,
): number {
  let index = indexOfRow(model, id, hint);
  let inner = index < 0 ? rows.findIndex((row) => row.id === id) : -1;
  for (let i = inner - 1; i >= 0 && index < 0; i--) {
    if (rows[i]!.level >= rows[inner]!.level) continue;
    inner = i;
    index = indexOfRow(model, rows[i]!.id);
  }
  return index;
}

export function cursorAt<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  at: Position,
  itemId?: Id,
): Cursor {
  return {
    section: sectionOf(at.row, grid.shape),
    rowId: rowOf(grid, at)?.id,
    column: at.column,
    date: columnOf(grid, at)?.date,
    itemId,
  };
}

/** Returns what opens at a position; undefined in the corner, on the strip, and where there is no content to open. */
export function targetAt<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  at: Position,
  itemId?: Id,
): Target<R, I> | undefined {
  const row = rowOf(grid, at);
  const column = columnOf(grid, at);
  const section = sectionOf(at.row, grid.shape);
  if (section === 'head') return column && { kind: 'column', column };
  if (section === 'foot') {
    if (column) return { kind: 'column-total', column };
    return at.column === 0 ? undefined : { kind: 'grand-total' };
  }
  if (!row) return undefined;
  const item = itemId === undefined ? undefined : grid.store.itemsOf(row.id).find(({ id }) => id === itemId);
  if (item) return { kind: 'item', row, item };
  if (column) return { kind: 'cell', row, column };
  return { kind: at.column === 0 ? 'row' : 'row-total', row };
}
