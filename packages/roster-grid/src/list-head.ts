import { clockOfCell } from './clock-text';
import { datePart, hasDateAndTime } from './date-part';
import { dayText } from './day-text';
import type { Grid } from './grid';
import { type ColumnKind, columnKind } from './heading-words';
import { shiftText } from './shift-text';

/** The columns of a list of shifts. */
export interface ListHead {
  /** −1 when the list has no headings. */
  row: number;
  kinds: ReadonlyMap<number, ColumnKind>;
  headings: ReadonlyMap<number, string>;
  /** The column of dates; that of starts when they have their date with them. */
  date: number;
}

const mostRowsLookedAt = 30;

/** Finds the head of a list: a shift a line, with person, date and times in columns. */
export function findListHead(grid: Grid): ListHead | undefined {
  for (let row = 0; row < Math.min(grid.height, mostRowsLookedAt); row += 1) {
    const kinds = new Map<number, ColumnKind>();
    const headings = new Map<number, string>();
    const dateColumns: number[] = [];
    for (let column = 0; column < grid.width; column += 1) {
      const text = grid.text(row, column);
      const kind = columnKind(text);
      if (text !== '') headings.set(column, text);
      if (kind === 'date') dateColumns.push(column);
      if (kind && (!['from', 'to', 'date'].includes(kind) || ![...kinds.values()].includes(kind)))
        kinds.set(column, kind);
      else if (text !== '') kinds.set(column, 'other');
    }
    keepDates(grid, row, kinds, dateColumns);
    const known = withName(kinds, headings);
    const date = dateColumn(grid, row, known);
    if (date !== undefined && isList(known)) return { row, kinds: withTimes(known), headings, date };
  }
  return byContent(grid);
}

/** Of several columns for days, the one with dates counts; `Day` may hold weekdays. */
function keepDates(grid: Grid, head: number, kinds: Map<number, ColumnKind>, columns: readonly number[]): void {
  const dates = (column: number) => {
    let count = 0;
    for (let row = head + 1; row <= head + mostRowsLookedAt; row += 1)
      if (dayText(datePart(grid.cell(row, column)))?.day !== undefined) count += 1;
    return count;
  };
  const [best] = columns.toSorted((a, b) => dates(b) - dates(a));
  for (const column of columns) kinds.set(column, column === best ? 'date' : 'weekday');
}

/** Who works: a name, else a code, else an e-mail address. */
function withName(kinds: Map<number, ColumnKind>, headings: ReadonlyMap<number, string>): Map<number, ColumnKind> {
  const values = new Set(kinds.values());
  if (values.has('firstName') && !values.has('surname') && !values.has('name'))
    for (const [column, kind] of kinds) if (kind === 'firstName') kinds.set(column, 'name');
  const email = [...headings].find(([, text]) => /^e-?mail/iu.test(text))?.[0];
  if (email !== undefined && !['name', 'surname', 'firstName', 'code'].some((kind) => values.has(kind as ColumnKind)))
    kinds.set(email, 'code');
  return kinds;
}

function dateColumn(grid: Grid, head: number, kinds: ReadonlyMap<number, ColumnKind>): number | undefined {
  const columnOf = (kind: ColumnKind) => [...kinds].find(([, one]) => one === kind)?.[0];
  const from = columnOf('from');
  const isDated = from !== undefined && hasDateAndTime(grid.cell(head + 1, from));
  return columnOf('date') ?? (isDated ? from : undefined);
}

function isList(kinds: ReadonlyMap<number, ColumnKind>): boolean {
  const has = (...wanted: ColumnKind[]) => [...kinds.values()].some((kind) => wanted.includes(kind));
  return has('name', 'surname', 'code') && (has('shift') || (has('from') && has('to')));
}

/** "Hours" beside a start and an end is a sum. */
function withTimes(kinds: Map<number, ColumnKind>): Map<number, ColumnKind> {
  const values = new Set(kinds.values());
  if (values.has('from') && values.has('to'))
    for (const [column, kind] of kinds) if (kind === 'shift') kinds.set(column, 'other');
  return kinds;
}

/** A list without headings, by what most lines hold. */
function byContent(grid: Grid): ListHead | undefined {
  const rows = Array.from({ length: Math.min(grid.height, mostRowsLookedAt) }, (_, row) => row);
  const filled = rows.filter((row) => [0, 1, 2, 3].some((column) => grid.cell(row, column) !== null)).length;
  const holds = (test: (row: number, column: number) => boolean) => {
    for (let column = 0; column < Math.min(grid.width, 12); column += 1)
      if (filled >= 3 && rows.filter((row) => test(row, column)).length >= 0.8 * filled) return column;
    return undefined;
  };
  const date = holds((row, column) => {
    const day = dayText(grid.cell(row, column));
    return day?.day !== undefined && day.month !== undefined;
  });
  const shift = holds((row, column) => column !== date && shiftText(grid.text(row, column))?.kind === 'work');
  const from = holds((row, column) => column !== date && clockOfCell(grid.cell(row, column)) !== undefined);
  const to = holds(
    (row, column) =>
      from !== undefined && column > from && column !== date && clockOfCell(grid.cell(row, column)) !== undefined,
  );
  const name = holds(
    (row, column) => /\p{L}{2,}[ .]+\p{L}/u.test(grid.text(row, column)) && !/\d/.test(grid.text(row, column)),
  );
  if (date === undefined || name === undefined || (shift === undefined && (from === undefined || to === undefined)))
    return undefined;
  const kinds = new Map<number, ColumnKind>([
    [name, 'name'],
    [date, 'date'],
  ]);
  if (shift !== undefined) kinds.set(shift, 'shift');
  else {
    kinds.set(from!, 'from');
    kinds.set(to!, 'to');
  }
  return { row: -1, kinds, headings: new Map(), date };
}
