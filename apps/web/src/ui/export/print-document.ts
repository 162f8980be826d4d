import { type ColumnKind, cellText } from './cell-text';
import type { ExportFile } from './export-file';
import type { PrintDocument, PrintSection } from './print-shape';

export const hasHead = ({ columns }: PrintSection): boolean => columns.some(({ header }) => header !== '');

const wordy = 5;

const startAligned: ReadonlySet<ColumnKind> = new Set(['text', 'date', 'time', 'moment']);

/** Returns the file's own pages, or its first sheet as a table. */
export function pagesOf({ print, title, scope, sheets: [sheet] }: ExportFile): PrintDocument {
  if (print) return print;
  return {
    title,
    scope,
    paper: 'a4',
    orientation: sheet.columns.length > wordy ? 'landscape' : 'portrait',
    sections: [
      {
        columns: sheet.columns.map(({ header, kind = 'text', width }) => ({
          header,
          width: width ?? header.length + 2,
          align: startAligned.has(kind) ? 'start' : 'end',
        })),
        rows: sheet.rows.map((cells, at) => ({
          cells: cells.map((cell, column) => cellText(cell, sheet.columns[column]?.kind)),
          level: sheet.levels?.[at] ?? 0,
          isStrong: sheet.strong?.has(at) ?? false,
        })),
      },
    ],
  };
}
