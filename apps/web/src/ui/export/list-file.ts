import type { ReportedScreen } from '@horae/contract/settings/security-event-kinds';
import { hotelToday } from '#platform/hotel-day';
import { filtersText } from '../print-head/print-lines';
import type { ExportColumn, ExportFile, ExportSheet } from './export-file';
import type { PrintDocument } from './print-shape';

interface ListFile {
  name: string;
  title: string;
  /** The name of its one sheet; the title by default. */
  sheet?: string;
  scope: string;
  columns: readonly ExportColumn[];
  rows: ExportSheet['rows'];
  /** Tables for print, if it shows less than the sheet. */
  printed?: PrintDocument['sections'];
  /** Whether the rows were picked one by one or are the whole list, so that filters do not apply. */
  isPicked?: boolean;
  /** The screen whose personal data it contains, if any. */
  personal?: ReportedScreen;
}

/** Exports a list as one sheet, dated today at the hotel. */
export function listFile({
  name,
  title,
  sheet = title,
  scope,
  columns,
  rows,
  printed,
  isPicked = false,
  personal,
}: ListFile): ExportFile {
  const lines = [scope, isPicked ? '' : filtersText()].filter(Boolean);
  return {
    name,
    date: hotelToday(),
    title,
    scope: lines,
    sheets: [{ name: sheet, columns, rows }],
    ...(personal && { personal }),
    ...(printed && {
      print: { title, scope: lines, paper: 'a4', orientation: 'portrait', sections: printed },
    }),
  };
}
