import { today } from '#platform/device-day';
import type { ExportColumn, ExportFile, ExportSheet } from './export-file';
import type { PrintDocument } from './print-document';

interface ListFile {
  name: string;
  title: string;
  /** What its one sheet is called; without it as the file. */
  sheet?: string;
  scope: string;
  columns: readonly ExportColumn[];
  rows: ExportSheet['rows'];
  /** Tables for paper, where it shows less than the sheet. */
  printed?: PrintDocument['sections'];
}

/** A list as a file: one sheet, called by the day it is written. */
export function listFile({ name, title, sheet = title, scope, columns, rows, printed }: ListFile): ExportFile {
  return {
    name,
    date: today(),
    title,
    scope: [scope],
    sheets: [{ name: sheet, columns, rows }],
    ...(printed && {
      print: { title, scope: [scope], paper: 'a4', orientation: 'portrait', sections: printed },
    }),
  };
}
