import { today } from '#platform/device-day';
import { filtersText } from '../paper/paper-lines';
import type { ExportColumn, ExportFile, ExportSheet } from './export-file';
import type { PrintDocument } from './print-shape';

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
  /** What was picked one by one, or is the whole, is under no filter. */
  isPicked?: boolean;
}

/** A list as a file: one sheet, called by the day it is written. */
export function listFile({
  name,
  title,
  sheet = title,
  scope,
  columns,
  rows,
  printed,
  isPicked = false,
}: ListFile): ExportFile {
  const lines = [scope, isPicked ? '' : filtersText()].filter(Boolean);
  return {
    name,
    date: today(),
    title,
    scope: lines,
    sheets: [{ name: sheet, columns, rows }],
    ...(printed && {
      print: { title, scope: lines, paper: 'a4', orientation: 'portrait', sections: printed },
    }),
  };
}
