import type { ColumnKind, ExportCell } from './cell-text';
import type { PrintDocument } from './print-shape';

export interface ExportColumn {
  header: string;
  kind?: ColumnKind;
  /** Characters; without it as wide as its header. */
  width?: number;
}

export interface ExportSheet {
  name: string;
  columns: readonly ExportColumn[];
  rows: readonly (readonly ExportCell[])[];
  /** How deep each row lies in an outline, 0 on top. */
  levels?: readonly number[];
  /** Rows set in bold, by index. */
  strong?: ReadonlySet<number>;
  /** Columns that stay while scrolling sideways. */
  frozenColumns?: number;
}

/**
 * One plain description of what a screen exports; every format is written from it.
 *
 *     <ExportMenu
 *       scope={say('export.scope', { count: rows.length })}   // "42 users · filters on"
 *       file={() => ({
 *         name: 'users', hotel: 1003, date: '2026-11-16',      // users_1003_20261116.csv
 *         title: say('title'), scope: [hotelName, filtersText],
 *         sheets: [{ name: 'Users', columns: [{ header: 'Name', width: 28 }, { header: 'Since', kind: 'date' }],
 *                    rows: users.map((user) => [user.name, user.since]) }],
 *       })}
 *     />
 *
 * `file` is called when a format is chosen, so it may be costly. CSV and Copy take the first sheet, Excel all of them
 * and a last one with the scope. PDF and Print set the first sheet as a table, or `print` where the screen lays out
 * its own pages. Values are handed over as they are: the writers format them and disarm formulas.
 */
export interface ExportFile {
  /** The screen, as file names have it. */
  name: string;
  /** The hotel the data is of; without it the chosen one. */
  hotel?: number;
  /** The day the file is called by, `2026-11-16`. */
  date: string;
  title: string;
  /** What is in it: hotel, range, filters, rules of counting; one line each. */
  scope: readonly string[];
  sheets: readonly [ExportSheet, ...ExportSheet[]];
  print?: PrintDocument;
  /** The sentence that says it is done; without it "Exported {n} rows". */
  done?: string;
}

export type FileFormat = 'csv' | 'xlsx' | 'pdf';
export type ExportFormat = FileFormat | 'print' | 'copy';

/** `users_1003_20261116.csv` */
export function fileName(
  { name, hotel, date }: { name: string; hotel?: number | undefined; date: string },
  ending: string,
): string {
  return `${[name, hotel, date.replaceAll('-', '')].filter((part) => part !== undefined).join('_')}.${ending}`;
}
