import type { ReportedScreen } from '@horae/contract/settings/security-event-kinds';
import type { ColumnKind, ExportCell } from './cell-text';
import type { PrintDocument } from './print-shape';

export interface ExportColumn {
  header: string;
  kind?: ColumnKind;
  /** In characters; the header's width by default. */
  width?: number;
}

export interface ExportSheet {
  name: string;
  columns: readonly ExportColumn[];
  rows: readonly (readonly ExportCell[])[];
  /** Outline level of each row, 0 at the top. */
  levels?: readonly number[];
  /** Indices of the rows in bold. */
  strong?: ReadonlySet<number>;
  /** Number of columns that stay in place when scrolling sideways. */
  frozenColumns?: number;
}

/**
 * Describes what a screen exports, independent of the format.
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
 * `file` is called only when a format is chosen, so it may be costly. CSV and Copy use the first sheet; Excel uses all
 * of them and adds one with the scope. PDF and Print render the first sheet as a table, or `print` where the screen
 * lays out its own pages. Pass raw values: the writers format them and disarm formulas.
 */
export interface ExportFile {
  /** The screen's name as used in file names. */
  name: string;
  /** The hotel the data belongs to; the selected one by default. */
  hotel?: number;
  /** The day in the file name, `2026-11-16`. */
  date: string;
  title: string;
  /** What the file contains: hotel, range, filters, counting rules; one line each. */
  scope: readonly string[];
  sheets: readonly [ExportSheet, ...ExportSheet[]];
  print?: PrintDocument;
  /** Contains personal data of this screen: the export is reported to the security events before it is written. */
  personal?: ReportedScreen;
  /** The confirmation; "Exported {n} rows" by default. */
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
