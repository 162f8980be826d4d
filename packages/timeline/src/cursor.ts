import type { LocalDate } from '@horae/local-time/local-date';
import type { Id } from './item';
import type { Direction } from './scale';

export type Section = 'head' | 'strip' | 'body' | 'foot';

/**
 * The cell that has, or would get, the focus. It is stored by row id and date, so that it survives new data and another
 * zoom; `column` is used for cells without a date (names, totals) and for dates outside the range.
 */
export interface Cursor {
  section: Section;
  rowId?: Id | undefined;
  column: number;
  date?: LocalDate | undefined;
  itemId?: Id | undefined;
}

/** The same as indices: row 0 is the header row, column 0 contains the names. */
export interface Position {
  row: number;
  column: number;
}

/** The extent of the grid: the rows of each section, then the columns. */
export interface GridShape {
  strip: boolean;
  bodyRows: number;
  foot: boolean;
  days: number;
  total: boolean;
}

/** Returns the number of rows above the body: the header and the strip, if there is one. */
export function headRows(shape: GridShape): number {
  return shape.strip ? 2 : 1;
}

export function rowCount(shape: GridShape): number {
  return headRows(shape) + shape.bodyRows + (shape.foot ? 1 : 0);
}

export function columnCount(shape: GridShape): number {
  return 1 + shape.days + (shape.total ? 1 : 0);
}

export function sectionOf(row: number, shape: GridShape): Section {
  if (row === 0) return 'head';
  if (shape.strip && row === 1) return 'strip';
  return row < headRows(shape) + shape.bodyRows ? 'body' : 'foot';
}

/** How many rows fill a screen, upwards and downwards. */
export interface Page {
  up: number;
  down: number;
}

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Returns the position a key moves to, or undefined if the key does not move the focus. */
export function moveBy(
  press: KeyPress,
  from: Position,
  shape: GridShape,
  dir: Direction,
  page: Page,
): Position | undefined {
  const to = destination(press, from, shape, dir, page);
  if (!to) return undefined;
  return {
    row: Math.min(rowCount(shape) - 1, Math.max(0, to.row)),
    column: Math.min(columnCount(shape) - 1, Math.max(0, to.column)),
  };
}

function destination(
  press: KeyPress,
  { row, column }: Position,
  shape: GridShape,
  dir: Direction,
  page: Page,
): Position | undefined {
  const { key, altKey, shiftKey } = press;
  const ctrl = press.ctrlKey || press.metaKey;
  const lastColumn = columnCount(shape) - 1;
  const firstBody = headRows(shape);
  const lastBody = firstBody + shape.bodyRows - 1;
  if (shiftKey) return undefined;
  if (altKey) {
    if (ctrl) return undefined;
    if (key === 'PageDown') return { row: Math.min(row + page.down, Math.max(row, lastBody)), column };
    if (key === 'PageUp') return { row: Math.max(row - page.up, Math.min(row, firstBody)), column };
    return undefined;
  }
  if (key === 'Home') return { row: ctrl ? firstBody : row, column: 0 };
  if (key === 'End') return { row: ctrl ? lastBody : row, column: lastColumn };
  if (ctrl) return undefined;
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowUp') return { row: row - 1, column };
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === forward) return { row, column: column + 1 };
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { row, column: column - 1 };
  return undefined;
}

/** Returns the column of a cursor: that of its date if in the range, otherwise the same position as before. */
export function columnOfCursor(cursor: Cursor, dates: readonly LocalDate[], total: boolean): number {
  const byDate = cursor.date === undefined ? -1 : dates.indexOf(cursor.date);
  if (byDate >= 0) return byDate + 1;
  const last = dates.length + (total ? 1 : 0);
  if (cursor.date !== undefined) return Math.min(Math.max(1, cursor.column), dates.length);
  return cursor.column === 0 ? 0 : last;
}
