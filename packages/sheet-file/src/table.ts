import { FileFault } from './file-fault';
import { headLine, withNames } from './head';
import { type LeftOutReason, leftOutReason } from './left-out';
import type { Cell, Sheet, SheetRow } from './sheet';

/** A row that does not count as data; it can be put back. */
export interface LeftOutRow {
  line: number;
  reason: LeftOutReason;
  text: string;
}

/** A table: one heading, and rows of data under it. */
export interface Table {
  /** The line of the heading. */
  headLine: number;
  /** Names of the columns; each is unique. */
  columns: string[];
  rows: SheetRow[];
  leftOut: LeftOutRow[];
  /** Blank rows among the others. */
  blankRows: number;
}

export interface TableOptions {
  /** Whether a cell is a heading that the import knows. */
  isHeading: (text: string) => boolean;
  /** Lines of rows that were left out and are put back. */
  putBack?: readonly number[];
}

/** Finds the heading of a sheet, and what above, between and below the rows is not data. */
export function tableOf(sheet: Sheet, { isHeading, putBack = [] }: TableOptions): Table {
  const rows = filledDown(sheet);
  const head = headLine(rows, isHeading);
  if (head === undefined) throw new FileFault('no-rows', 'This sheet is empty. Choose another sheet or file.');
  const at = rows.findIndex(({ line }) => line === head);
  const columns = withNames(rows, at, sheet.merged);
  const table: Table = { headLine: head, columns, rows: [], leftOut: [], blankRows: 0 };
  const restored = new Set(putBack);
  let previous = 0;
  for (const [index, row] of rows.entries()) {
    table.blankRows += row.line - previous - 1;
    previous = row.line;
    if (index === at) continue;
    const reason = index < at ? 'title' : leftOutReason(row, rows[at]!, columns.length);
    if (reason && !restored.has(row.line)) table.leftOut.push({ line: row.line, reason, text: textOf(row) });
    else table.rows.push(row);
  }
  return table;
}

/** A cell that is merged over several rows counts for each of them. */
function filledDown({ rows, merged }: Sheet): SheetRow[] {
  const tall = merged.filter(({ top, bottom }) => bottom > top);
  if (tall.length === 0) return rows;
  const filled = rows.map(({ line, cells }) => ({ line, cells: [...cells] }));
  const byLine = new Map(filled.map((row) => [row.line, row]));
  for (const { top, bottom, left } of tall) {
    const value = byLine.get(top)?.cells[left];
    if (!value) continue;
    for (let line = top + 1; line <= Math.min(bottom, top + filled.length); line += 1) {
      const row = byLine.get(line);
      if (row) setCell(row.cells, left, value);
    }
  }
  return filled;
}

function setCell(cells: (Cell | null)[], column: number, cell: Cell): void {
  while (cells.length < column) cells.push(null);
  cells[column] ??= cell;
}

const textOf = ({ cells }: SheetRow) =>
  cells
    .flatMap((cell) => cell?.text ?? [])
    .join(' · ')
    .slice(0, 200);
