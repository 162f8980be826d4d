import type { Sheet } from '@horae/sheet-file/sheet';
import { type LeftOutRow, tableOf } from '@horae/sheet-file/table';

/** The table in a sheet: rows by the names of their columns, each with its line in the file. */
export interface FileRows {
  heading: string[];
  rows: Record<string, string>[];
  lines: number[];
  leftOut: LeftOutRow[];
  blankRows: number;
}

/** Finds the table in a sheet by the headings that an import knows. */
export function rowsOfSheet(
  sheet: Sheet,
  isHeading: (text: string) => boolean,
  putBack: readonly number[] = [],
): FileRows {
  if (sheet.rows.length === 0) return { heading: [], rows: [], lines: [], leftOut: [], blankRows: 0 };
  const { columns, rows, leftOut, blankRows } = tableOf(sheet, { isHeading, putBack });
  return {
    heading: columns,
    rows: rows.map(({ cells }) => Object.fromEntries(columns.map((name, at) => [name, cells[at]?.text ?? '']))),
    lines: rows.map(({ line }) => line),
    leftOut,
    blankRows,
  };
}
