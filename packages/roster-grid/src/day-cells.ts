import { clockOfCell } from './clock-text';
import type { Collector } from './collector';
import type { DayColumns } from './day-columns';
import type { Entries, Extras, Owner, Place } from './entries';
import type { Grid } from './grid';
import type { Block } from './grid-block';
import { areSpans } from './meaning';
import { spanOf } from './spans-text';

/** Where the cells of a day are read from. */
export interface DayReader {
  grid: Grid;
  block: Block;
  entries: Entries;
  out: Collector;
}

/** Reads the cells of one line on one day; merged cells count for every day and person they cover. */
export function readDay(
  reader: DayReader,
  row: number,
  { columns }: DayColumns,
  owner: Owner,
  isFurther: boolean,
): void {
  const { grid, entries, out } = reader;
  const extras = extrasOf(grid, row, columns, out);
  const done = new Set<string>();
  for (const [index, { column, kind }] of columns.entries()) {
    if (kind === 'total' || kind === 'note' || kind === 'break') continue;
    const place = seenAt(reader, row, column, isFurther);
    const next = columns[index + 1];
    if (!place || done.has(place.join())) continue;
    done.add(place.join());
    const end = kind === 'from' && next?.kind === 'to' ? seenAt(reader, row, next.column, isFurther) : undefined;
    if (!end || end.join() === place.join()) {
      entries.cell(owner, [place], extras);
      continue;
    }
    done.add(end.join());
    readPair(grid, place, end, owner, entries, extras);
  }
}

/** The cell whose value shows here; nothing where a cell of the head, of a label or of the line above reaches in. */
export function seenAt(
  { grid, block, out }: DayReader,
  row: number,
  column: number,
  isFurther: boolean,
): Place | undefined {
  const [anchorRow, anchorColumn] = grid.anchor(row, column);
  if (grid.cell(anchorRow, anchorColumn) === null || anchorRow < block.firstRow) return undefined;
  if (!block.dayColumns.has(anchorColumn) || (isFurther && anchorRow !== row)) return undefined;
  const role = out.roleOf(anchorRow, anchorColumn);
  return role === null || ['shift', 'dayOff', 'leave'].includes(role) ? [anchorRow, anchorColumn] : undefined;
}

/** Reads a start and an end in two cells, or the same code in both. */
export function readPair(
  grid: Grid,
  start: Place,
  end: Place,
  owner: Owner,
  entries: Entries,
  extras: Extras = {},
): void {
  const from = clockOfCell(grid.cell(...start));
  const to = clockOfCell(grid.cell(...end));
  if (from !== undefined && to !== undefined) {
    const { span, isDoubtful } = spanOf({ minutes: from }, { minutes: to });
    entries.pair(owner, [start, end], span, !isDoubtful && areSpans([span]), extras);
    return;
  }
  if (grid.text(...start) === grid.text(...end)) return entries.cell(owner, [start, end], extras);
  entries.cell(owner, [start], extras);
  entries.cell(owner, [end]);
}

function extrasOf(grid: Grid, row: number, columns: DayColumns['columns'], out: Collector): Extras {
  const extras: Extras = {};
  for (const { column, kind } of columns) {
    const text = grid.text(row, column);
    if (text === '') continue;
    if (kind === 'total') out.claim(row, column, 'total');
    if (kind === 'note' || kind === 'break') out.claim(row, column, 'note');
    if (kind === 'note') extras.note = text.replaceAll('\n', ' ');
    const minutes = kind === 'break' ? breakMinutes(grid, row, column) : undefined;
    if (minutes !== undefined) extras.breakMinutes = minutes;
  }
  return extras;
}

/** A break as minutes (`30`, `30'`) or as a time (`0:30`). */
export function breakMinutes(grid: Grid, row: number, column: number): number | undefined {
  const cell = grid.cell(row, column);
  const plain = Number(/^(\d{1,3})\s*(?:'|′|΄|λ|min|m|$)/u.exec(grid.text(row, column))?.[1]);
  if (cell?.kind !== 'date' && plain >= 5 && plain <= 180) return plain;
  const minutes = clockOfCell(cell);
  return minutes !== undefined && minutes <= 180 ? minutes : undefined;
}
