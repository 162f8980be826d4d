import type { PayField, PayLayoutFields } from '@horae/contract/time/pay-layout';
import Papa from 'papaparse';
import { disarmed } from '#ui/export/cell-text';
import type { PayRow } from './pay-rows';

export interface WrittenLines {
  text: string;
  /** Cells that were longer than their column; the rest of them is not in the file. */
  cut: number;
}

/** Writes rows as text, each column as the layout says. */
export function writeLines(rows: readonly PayRow[], layout: PayLayoutFields): WrittenLines {
  const lines = rows.map((row) => layout.columns.map(({ field }, at) => cellText(row[at]!, field, layout)));
  const all = layout.hasHeader ? [layout.columns.map(({ header }) => header), ...lines] : lines;
  if (layout.format === 'fixed') return fixedWidth(all, layout);
  return { text: `${Papa.unparse(all, { delimiter: layout.separator })}\r\n`, cut: 0 };
}

const amounts = new Set<PayField>(['amount', 'hours', 'minutes', 'days']);
export const isAmount = (field: PayField): boolean => amounts.has(field);

function cellText(
  cell: string | number,
  field: PayField,
  { decimalMark, decimals, dates, format }: PayLayoutFields,
): string {
  if (typeof cell === 'number') return cell.toFixed(decimals).replace('.', decimalMark);
  if (field === 'day') return dateText(cell, dates);
  return format === 'csv' ? disarmed(cell) : cell;
}

export function dateText(date: string, format: PayLayoutFields['dates']): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** Numbers stand at the end of their column, texts at its start; a line break in a text would break the line. */
function fixedWidth(lines: readonly string[][], { columns }: PayLayoutFields): WrittenLines {
  let cut = 0;
  const text = lines
    .map((line) =>
      columns
        .map(({ field, width }, at) => {
          const cell = [...line[at]!.replaceAll(/[\t\r\n]+/g, ' ')];
          if (cell.length > width) cut += 1;
          const kept = cell.slice(0, width).join('');
          const room = ' '.repeat(Math.max(0, width - cell.length));
          return isAmount(field) ? room + kept : kept + room;
        })
        .join(''),
    )
    .map((line) => `${line}\r\n`)
    .join('');
  return { text, cut };
}
