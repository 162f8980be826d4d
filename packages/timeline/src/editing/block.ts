import type { Days } from '../command';
import { headRows, type KeyPress, type Position } from '../cursor';
import { columnOf, type Grid, rowOf } from '../grid';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';

/** Cells that are chosen together: from the first row and column to the last, as indices of the whole grid. */
export interface Block {
  rows: readonly [number, number];
  columns: readonly [number, number];
}

export function blockBetween(a: Position, b: Position): Block {
  return {
    rows: [Math.min(a.row, b.row), Math.max(a.row, b.row)],
    columns: [Math.min(a.column, b.column), Math.max(a.column, b.column)],
  };
}

/** Returns the days of a block; the rows of groups within it do not count. */
export function daysIn<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  { rows, columns }: Block,
): Days<R> {
  const first = headRows(grid.shape);
  return {
    rows: grid.model.rows.slice(rows[0] - first, rows[1] - first + 1).filter(({ kind }) => kind === 'resource'),
    columns: grid.scale.columns.slice(columns[0] - 1, columns[1]),
  };
}

/** Returns single days of people, in the order of the grid. */
export function daysAt<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  positions: readonly Position[],
): Days<R> {
  const first = headRows(grid.shape);
  const cells = positions.flatMap(({ row, column }) => {
    const [of, on] = [grid.model.rows[row - first], grid.scale.columns[column - 1]];
    return of && on ? [{ row: of, column: on }] : [];
  });
  const [rows, columns] = [new Set(cells.map(({ row }) => row)), new Set(cells.map(({ column }) => column))];
  return { rows: [...rows], columns: grid.scale.columns.filter((column) => columns.has(column)), cells };
}

/** The positions of the days of people within a block, row by row. */
export function positionsIn<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  { rows, columns }: Block,
): Position[] {
  const found: Position[] = [];
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (let column = columns[0]; column <= columns[1]; column++)
      if (isDay(grid, { row, column })) found.push({ row, column });
  }
  return found;
}

export const isSamePosition = (a: Position, b: Position): boolean => a.row === b.row && a.column === b.column;

/** Whether a position is a day of a person: no head, total, name or group. */
export const isDay = <R extends TimelineRow, I extends TimelineItem>(grid: Grid<R, I>, at: Position): boolean =>
  rowOf(grid, at)?.kind === 'resource' && columnOf(grid, at) !== undefined;

/**
 * Returns where Shift and a key extend a block to: arrows go on by one day or person, with Ctrl as far as there are any,
 * Home and End to the first and last day, with Ctrl of the first and last person. Undefined for other keys.
 */
export function extendBy<R extends TimelineRow, I extends TimelineItem>(
  press: KeyPress,
  { row, column }: Position,
  grid: Grid<R, I>,
): Position | undefined {
  const { key, altKey, shiftKey } = press;
  if (!shiftKey || altKey) return undefined;
  const isFar = press.ctrlKey || press.metaKey;
  const { days } = grid.shape;
  const forward = grid.scale.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowUp') return { row: personFrom(grid, row, -1, isFar), column };
  if (key === 'ArrowDown') return { row: personFrom(grid, row, 1, isFar), column };
  if (key === forward) return { row, column: isFar ? days : Math.min(days, column + 1) };
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { row, column: isFar ? 1 : Math.max(1, column - 1) };
  if (key === 'Home') return { row: isFar ? personFrom(grid, row, -1, true) : row, column: 1 };
  if (key === 'End') return { row: isFar ? personFrom(grid, row, 1, true) : row, column: days };
  return undefined;
}

/** The next row of a person in a direction, or the last one; the row itself, if there is none. */
function personFrom<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  from: number,
  step: 1 | -1,
  isFar: boolean,
): number {
  let found = from;
  for (let row = from + step; ; row += step) {
    const kind = rowOf(grid, { row, column: 1 })?.kind;
    if (kind === undefined) return found;
    if (kind === 'resource') found = row;
    if (found !== from && !isFar) return found;
  }
}
