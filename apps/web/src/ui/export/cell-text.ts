import type { ColumnKind, ExportCell } from './export-file';

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
