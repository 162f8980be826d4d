/**
 * The type of a cell's value: `text` (the default), `integer` and `decimal` numbers, `number` with as many decimals as
 * it has, `money` an amount, `hours` minutes shown as decimal hours, `date` as `2026-11-16`, `time` as `07:30`,
 * `moment` as `2026-11-16T07:30:00Z`, which a workbook shows in UTC.
 */
export type ColumnKind = 'text' | 'integer' | 'decimal' | 'number' | 'money' | 'hours' | 'date' | 'time' | 'moment';

export type ExportCell = string | number | null;

const decimals = new Set<ColumnKind>(['decimal', 'money', 'hours']);

/** Converts minutes to hours for `hours`. */
export function numberOf(value: number, kind: ColumnKind): number {
  return kind === 'hours' ? value / 60 : value;
}

/** Formats a cell as text; numbers use the given decimal mark and no thousands separators. */
export function cellText(cell: ExportCell | undefined, kind: ColumnKind = 'text', mark: '.' | ',' = '.'): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  const text = decimals.has(kind) ? numberOf(cell, kind).toFixed(2) : String(cell);
  return mark === '.' ? text : text.replace('.', mark);
}

/** Prefixes an apostrophe to texts that a spreadsheet would otherwise read as a formula. */
export function disarmed(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
