import Papa from 'papaparse';
import { cellText, disarmed } from './cell-text';
import type { ExportSheet } from './export-file';

const byteOrderMark = '\uFEFF';

/** Locales with a decimal comma separate fields by semicolons. */
export function usesDecimalComma(locale: string): boolean {
  return new Intl.NumberFormat(locale).format(0.5).includes(',');
}

function linesOf({ columns, rows }: ExportSheet, mark: '.' | ','): string[][] {
  const lines = rows.map((row) =>
    columns.map(({ kind }, at) => {
      const cell = row[at];
      return typeof cell === 'string' ? disarmed(cell) : cellText(cell, kind, mark);
    }),
  );
  return [columns.map(({ header }) => header), ...lines];
}

/** Returns RFC 4180 text with a UTF-8 byte order mark. */
export function writeCsv(sheet: ExportSheet, locale: string): string {
  const hasComma = usesDecimalComma(locale);
  const lines = linesOf(sheet, hasComma ? ',' : '.');
  return `${byteOrderMark}${Papa.unparse(lines, { delimiter: hasComma ? ';' : ',' })}\r\n`;
}

/** Tab-separated, as spreadsheets paste it from the clipboard. */
export function writeTabs(sheet: ExportSheet, locale: string): string {
  const flat = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');
  const lines = linesOf(sheet, usesDecimalComma(locale) ? ',' : '.');
  return Papa.unparse(
    lines.map((line) => line.map(flat)),
    { delimiter: '\t', newline: '\n' },
  );
}
