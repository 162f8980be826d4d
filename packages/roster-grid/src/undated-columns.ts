import { addressOf } from './address';
import { answeredDate } from './answered-dates';
import type { CodeBook } from './code-book';
import type { Collector } from './collector';
import type { Grid } from './grid';
import type { Block } from './grid-block';
import { columnKind } from './heading-words';
import { readCell } from './read-cell';
import type { ReadOptions } from './reading';

/** Columns full of shifts whose head is not a date are asked; an answered one becomes a day. */
export function withUndatedColumns(
  grid: Grid,
  block: Block,
  book: CodeBook,
  options: ReadOptions,
  out: Collector,
): Block {
  const { dates } = block;
  const columns = Array.from({ length: grid.width }, (_, column) => column).filter((column) =>
    isUndated(grid, block, column, book, out),
  );
  if (!dates || columns.length === 0) return block;
  const days = [...block.days];
  const allDates = [...dates];
  const dayColumns = new Set(block.dayColumns);
  for (const column of columns) {
    const key = addressOf(block.head.top, column);
    const date = answeredDate(options, key);
    block.labels.kinds.delete(column);
    if (date === undefined) {
      const text = grid.text(block.head.bottom, column) || grid.text(block.head.top, column);
      out.ask({ kind: 'dates', reason: 'noDates', key, text }, [key]);
      for (let row = block.firstRow; row <= block.lastRow; row += 1)
        if (plans(grid, row, column, book)) out.claim(row, column, 'question');
      continue;
    }
    days.push({ day: {}, columns: [{ column, kind: 'whole' }] });
    allDates.push(date);
    dayColumns.add(column);
    out.days.add(date);
  }
  return { ...block, days, dates: allDates, dayColumns };
}

function isUndated(
  grid: Grid,
  { dayColumns, labels, firstRow, lastRow }: Block,
  column: number,
  book: CodeBook,
  out: Collector,
): boolean {
  const kind = labels.kinds.get(column);
  if (dayColumns.has(column) || (kind !== undefined && kind !== 'other' && kind !== 'note')) return false;
  if (columnKind(labels.headings.get(column) ?? '')) return false;
  let filled = 0;
  let planned = 0;
  for (let row = firstRow; row <= lastRow; row += 1) {
    if (grid.cell(row, column) === null || out.roleOf(row, column) !== null) continue;
    filled += 1;
    if (plans(grid, row, column, book)) planned += 1;
  }
  return planned > 0 && planned > 0.6 * filled;
}

function plans(grid: Grid, row: number, column: number, book: CodeBook): boolean {
  const cell = grid.cell(row, column);
  if (cell?.kind !== 'text') return false;
  const { kind } = readCell(cell, cell.text, book);
  return kind === 'shift' || kind === 'dayOff' || kind === 'leave';
}
