import { readSheetText } from '@horae/sheet-file/read-sheet-file';
import type { Sheet } from '@horae/sheet-file/sheet';
import { type FileRows, rowsOfSheet } from '#platform/rows-of-sheet';
import type { ImportFile } from '#platform/uploads/sheet-of-upload';
import { isAttlogLine } from './attlog.rules';
import { isPunchHeading } from './table-layout.rules';

/** A file of punches: the lines of a terminal's log, or a table. */
export type OpenedLog = { sheet: string } & (
  | { lines: string[]; table?: undefined }
  | { lines?: undefined; table: FileRows }
);

/** Tells the log of a terminal from a table. */
export function openLog({ text, sheet }: Pick<ImportFile, 'text' | 'sheet'>, putBack?: readonly number[]): OpenedLog {
  const lines = text?.split(/\r\n|\r|\n/) ?? [];
  const first = lines.find((line) => line.trim() !== '');
  if (first !== undefined && isAttlogLine(first)) return { sheet: '', lines };
  return tableLog(sheet(), putBack);
}

/** The same for text alone. */
export const openLogText = (text: string): OpenedLog => openLog({ text, sheet: () => readSheetText(text).sheet });

const tableLog = (sheet: Sheet, putBack?: readonly number[]): OpenedLog => ({
  sheet: sheet.name,
  table: rowsOfSheet(sheet, isPunchHeading, putBack),
});
