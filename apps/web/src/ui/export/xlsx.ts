import { type CellStyle, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { type ColumnKind, disarmed, type ExportCell, numberOf } from './cell-text';
import type { ExportFile, ExportSheet } from './export-file';

const formats: Record<ColumnKind, string> = {
  text: '@',
  integer: '0',
  decimal: '0.00',
  number: 'General',
  money: '#,##0.00',
  hours: '0.00',
  date: 'yyyy-mm-dd',
  time: 'hh:mm',
  moment: 'yyyy-mm-dd hh:mm',
};

const dayMs = 86_400_000;
const daysFrom1900 = 25_569;

/** Converts a date to days and a time to a fraction of a day; anything invalid stays text. */
function serial(text: string, kind: ColumnKind): number | undefined {
  if (kind === 'date' || kind === 'moment') {
    const instant = Date.parse(kind === 'date' ? `${text}T00:00:00Z` : text);
    return Number.isNaN(instant) ? undefined : instant / dayMs + daysFrom1900;
  }
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  return kind === 'time' && hours ? (Number(hours) * 60 + Number(minutes)) / 1440 : undefined;
}

function valueOf(cell: ExportCell | undefined, kind: ColumnKind): CellValue {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return numberOf(cell, kind);
  return serial(cell, kind) ?? disarmed(cell);
}

/** Sheet names have at most 31 characters and none of these. */
function sheetName(name: string): string {
  return name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
}

const bold: CellStyle = { font: { bold: true } };

function sheetOf({ name, columns, rows, levels, strong, frozenColumns }: ExportSheet): WriteSheet {
  const kinds = columns.map(({ kind = 'text' }) => kind);
  const values = rows.map((row) => kinds.map((kind, at) => valueOf(row[at], kind)));
  const cells: NonNullable<WriteSheet['cells']> = new Map();
  for (const [at, { header }] of columns.entries())
    cells.set(`0,${at}`, { value: header, type: 'string', style: bold });
  for (const row of strong ?? []) {
    for (const [at, kind] of kinds.entries()) {
      const value = values[row]?.[at];
      if (value !== null && value !== undefined)
        cells.set(`${row + 1},${at}`, { value, style: { ...bold, numFmt: formats[kind] } });
    }
  }
  const outline = levels?.flatMap((level, at) => (level > 0 ? [[at + 1, { outlineLevel: level }] as const] : []));
  return {
    name: sheetName(name),
    columns: columns.map(({ header, width }, at) => ({
      width: width ?? header.length + 4,
      numFmt: formats[kinds[at]!],
    })),
    rows: [columns.map(({ header }) => header), ...values],
    cells,
    freezePane: { rows: 1, ...(frozenColumns && { columns: frozenColumns }) },
    ...(outline && { rowDefs: new Map(outline), outlineProperties: { summaryBelow: false } }),
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
    },
  };
}

/** Writes a workbook: typed sheets with frozen heads, then one that describes their scope. */
export function writeWorkbook({ title, scope, sheets }: ExportFile, aboutName: string): Promise<Uint8Array> {
  const about: WriteSheet = {
    name: sheetName(aboutName),
    columns: [{ width: 80, numFmt: '@' }],
    rows: [title, ...scope].map((line) => [disarmed(line)]),
    cells: new Map([['0,0', { value: disarmed(title), type: 'string', style: bold }]]),
  };
  return writeXlsx({ sheets: [...sheets.map(sheetOf), about], properties: { title } });
}
