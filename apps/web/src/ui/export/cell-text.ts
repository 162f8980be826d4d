/**
 * What is in a cell: `text` (the default), `integer` and `decimal` numbers, `number` one with as many decimals as it has,
 * `money` an amount, `hours` a number of minutes told as decimal hours, `date` as `2026-11-16`, `time` as `07:30`,
 * `moment` as `2026-11-16T07:30:00Z`, which a workbook tells in UTC.
 */
export type ColumnKind = 'text' | 'integer' | 'decimal' | 'number' | 'money' | 'hours' | 'date' | 'time' | 'moment';

export type ExportCell = string | number | null;

const decimals = new Set<ColumnKind>(['decimal', 'money', 'hours']);

/** Hours are kept as minutes. */
export function numberOf(value: number, kind: ColumnKind): number {
  return kind === 'hours' ? value / 60 : value;
}

/** A cell as text, numbers with the given decimal mark and nothing between thousands. */
export function cellText(cell: ExportCell | undefined, kind: ColumnKind = 'text', mark: '.' | ',' = '.'): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  const text = decimals.has(kind) ? numberOf(cell, kind).toFixed(2) : String(cell);
  return mark === '.' ? text : text.replace('.', mark);
}

/** Spreadsheets read a text that begins like this as a formula; an apostrophe before it keeps it a text. */
export function disarmed(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
