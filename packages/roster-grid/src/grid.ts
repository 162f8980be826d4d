import { isLocalDate } from '@horae/local-time/local-date';
import { type Cell, mostCells, mostColumns, mostRows, type Range, type Sheet } from './sheet';

/** A sheet made safe to read: trimmed, bounded, with merged cells looked up. */
export interface Grid {
  height: number;
  width: number;
  /** The cell itself; the covered ones of merged cells are empty. */
  cell(row: number, column: number): Cell;
  text(row: number, column: number): string;
  /** The cell whose value is seen here: the first of merged cells, else the cell itself. */
  anchor(row: number, column: number): readonly [row: number, column: number];
  merged: readonly Range[];
  /** Whether rows or columns were left out. */
  isCut: boolean;
}

const longestText = 600;
const mostMergedCells = 200_000;

/** Reads the cells of a sheet into a grid. Never throws. */
export function gridOf(sheet: Sheet): Grid {
  const source = Array.isArray(sheet?.rows) ? sheet.rows : [];
  const height = fittingRows(source);
  const rows: Cell[][] = [];
  const texts: string[][] = [];
  let width = 0;
  let isCut = source.length > height;
  for (let row = 0; row < height; row += 1) {
    const line = source[row];
    const cells = Array.isArray(line) ? line.slice(0, mostColumns).map(cleanCell) : [];
    if (Array.isArray(line) && line.length > mostColumns) isCut = true;
    width = Math.max(width, cells.length);
    rows.push(cells);
    texts.push(cells.map(textOf));
  }
  const merged = mergedRanges(sheet?.merged, height, width);
  const anchors = anchorsOf(merged, width);
  return {
    height,
    width,
    merged,
    isCut,
    cell: (row, column) => rows[row]?.[column] ?? null,
    text: (row, column) => texts[row]?.[column] ?? '',
    anchor: (row, column) => anchors.get(row * width + column) ?? [row, column],
  };
}

function cleanCell(cell: Cell | undefined): Cell {
  if (typeof cell !== 'object' || cell === null) return null;
  if (cell.kind === 'text') return isClean(cell.text) ? cell : textCell(cell.text);
  if (cell.kind === 'number')
    return typeof cell.number === 'number' && Number.isFinite(cell.number) ? cell : textCell(String(cell.number));
  if (cell.kind !== 'date') return null;
  const date = typeof cell.date === 'string' && isLocalDate(cell.date) ? cell.date : undefined;
  const minutes = typeof cell.minutes === 'number' && Number.isFinite(cell.minutes) ? cell.minutes : undefined;
  if (date === undefined && minutes === undefined) return null;
  // Times of spreadsheets are times of their day 0.
  if (date !== undefined && date < '1905' && minutes !== undefined) return { kind: 'date', minutes };
  return { kind: 'date', date, minutes };
}

/** How many rows fit into what is read. */
function fittingRows(source: readonly unknown[]): number {
  const most = Math.min(source.length, mostRows);
  let width = 1;
  for (let row = 0; row < most; row += 1) {
    const line = source[row];
    if (Array.isArray(line)) width = Math.max(width, Math.min(line.length, mostColumns));
    if ((row + 1) * width > mostCells) return row;
  }
  return most;
}

const isClean = (text: unknown) =>
  typeof text === 'string' &&
  text.length <= longestText &&
  text !== '' &&
  !/[^\S ]|^ | $| {2}|[\u200b-\u200f\u2060\ufeff\u00ad]/.test(text);

function textCell(raw: unknown): Cell {
  if (typeof raw !== 'string') return null;
  const text = raw
    .slice(0, longestText)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
  return text === '' ? null : { kind: 'text', text };
}

const two = (value: number) => String(value).padStart(2, '0');

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'number') return String(Math.round(cell.number * 1e6) / 1e6);
  const [year, month, day] = (cell.date ?? '').split('-').map(Number);
  const date = cell.date === undefined ? '' : `${day}/${month}/${year}`;
  const minutes = Math.round(cell.minutes ?? 0);
  const time = cell.minutes === undefined ? '' : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return `${date} ${time}`.trim();
}

function mergedRanges(merged: Sheet['merged'], height: number, width: number): Range[] {
  let left = mostMergedCells;
  return (Array.isArray(merged) ? merged : []).flatMap((range: Range) => {
    const { top, bottom, left: first, right } = range ?? {};
    if (![top, bottom, first, right].every((edge) => Number.isInteger(edge) && edge >= 0)) return [];
    const cut = { top, left: first, bottom: Math.min(bottom, height - 1), right: Math.min(right, width - 1) };
    const size = (cut.bottom - cut.top + 1) * (cut.right - cut.left + 1);
    if (cut.bottom < cut.top || cut.right < cut.left || size < 2 || size > left) return [];
    left -= size;
    return [cut];
  });
}

function anchorsOf(merged: readonly Range[], width: number): Map<number, readonly [number, number]> {
  const anchors = new Map<number, readonly [number, number]>();
  for (const { top, left, bottom, right } of merged)
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) anchors.set(row * width + column, [top, left]);
  return anchors;
}
