import { clockOfCell } from './clock-text';
import type { CodeBook } from './code-book';
import type { Grid } from './grid';
import type { Block } from './grid-block';
import { readCell } from './read-cell';
import type { LinePart, PersonAnswer } from './reading';

/** What the lines of a block are read with. */
export interface LineFacts {
  grid: Grid;
  block: Block;
  book: CodeBook;
  people: ReadonlyMap<string, PersonAnswer>;
  /** What was said of lines, by row. */
  corrected: ReadonlyMap<number, LinePart>;
  isLegend(row: number, column: number): boolean;
}

/** The columns of a row that hold something of its own. */
export const cellsAt = ({ grid, isLegend }: LineFacts, row: number): number[] => {
  const columns: number[] = [];
  for (let column = 0; column < grid.width; column += 1)
    if (grid.cell(row, column) !== null && !isLegend(row, column)) columns.push(column);
  return columns;
};

/** A number that may be a sum of people or hours. */
export const isCount = (grid: Grid, row: number, column: number) => {
  const cell = grid.cell(row, column);
  return (
    (cell?.kind === 'number' && (Number.isInteger(cell.number) || cell.number > 1)) ||
    /^\d{1,3}$/.test(grid.text(row, column))
  );
};

/** Words of more than a code's length, such as the head of a signature, plan nothing. */
export const mayPlan = (facts: LineFacts, row: number, column: number): boolean => {
  const text = facts.grid.text(row, column);
  return text.length <= 4 || /\d/.test(text) || isReadable(facts, row, column);
};

/** A time of day, and not just a number. */
export const isTime = ({ grid }: LineFacts, row: number, column: number) => {
  const cell = grid.cell(row, column);
  return clockOfCell(cell) !== undefined && !isCount(grid, row, column);
};

/** Whether a cell means something without an answer, or nearly. */
export function isReadable({ grid, book }: LineFacts, row: number, column: number): boolean {
  const cell = grid.cell(row, column);
  if (cell === null) return false;
  if (clockOfCell(cell) !== undefined && cell.kind !== 'number') return true;
  const reading = readCell(cell, grid.text(row, column), book);
  return reading.kind !== 'question' || reading.suggestion !== undefined || reading.reason === 'unclearTimes';
}
