import { codeKey } from './fold';
import type { Grid } from './grid';
import type { Head } from './head-rows';
import { type ColumnKind, columnKind } from './heading-words';
import { knownMeaning } from './known-codes';
import { isDepartmentLabel } from './line-words';

/** The columns beside the days. */
export interface LabelColumns {
  kinds: Map<number, ColumnKind>;
  headings: Map<number, string>;
}

const mostRowsLookedAt = 400;

/** Says what the columns outside the days hold: by their headings, else by what is in them. */
export function labelColumns(
  grid: Grid,
  head: Head,
  bottom: number,
  lastRow: number,
  dayColumns: ReadonlySet<number>,
): LabelColumns {
  const kinds = new Map<number, ColumnKind>();
  const headings = new Map<number, string>();
  const first = Math.min(...dayColumns);
  const last = Math.max(...dayColumns);
  const top = head.top - (hasHeadings(grid, head.top - 1, dayColumns) ? 1 : 0);
  const others = Array.from({ length: grid.width }, (_, column) => column).filter((column) => !dayColumns.has(column));
  for (const column of others) {
    const texts = headingTexts(grid, column, top, bottom);
    const text =
      texts.find((one) => gridKind(columnKind(one), one) !== 'other') ??
      texts.find((one) => columnKind(one)) ??
      texts[0];
    if (text === undefined) continue;
    headings.set(column, text);
    kinds.set(column, gridKind(columnKind(text), text));
  }
  const values = [...kinds.values()];
  if (!values.includes('surname'))
    for (const [column, kind] of kinds)
      if (kind === 'firstName') kinds.set(column, values.includes('name') ? 'other' : 'name');
  const rows = Array.from({ length: Math.min(lastRow - bottom, mostRowsLookedAt) }, (_, index) => bottom + 1 + index);
  const isOpen = (column: number) =>
    !kinds.has(column) || (kinds.get(column) === 'other' && !columnKind(headings.get(column) ?? ''));
  if (!values.some((kind) => kind === 'name' || kind === 'surname' || kind === 'firstName')) {
    const open = others.filter(isOpen);
    const left = open.filter((column) => column < first);
    const name = bestName(grid, left, rows) ?? bestName(grid, open, rows) ?? bestName(grid, wordy(others, kinds), rows);
    if (name !== undefined) kinds.set(name, 'name');
  }
  for (const column of others)
    if (isOpen(column)) {
      const kind = kindByContent(grid, column, rows, column > last);
      if (kind) kinds.set(column, kind);
    }
  return { kinds, headings };
}

/** Columns that a heading such as "Νυχτερινοί" names like a sum. */
const wordy = (columns: readonly number[], kinds: ReadonlyMap<number, ColumnKind>) =>
  columns.filter((column) => kinds.get(column) === 'total');

/** Headings that only lists have mean nothing beside days. */
function gridKind(kind: ColumnKind | undefined, text: string): ColumnKind {
  if (kind === 'shift' && /^(hours|ώρες)$/iu.test(text.trim())) return 'total';
  const isOfLists = kind && ['date', 'weekday', 'from', 'to', 'shift', 'break'].includes(kind);
  return kind === undefined || isOfLists ? 'other' : kind;
}

function hasHeadings(grid: Grid, row: number, dayColumns: ReadonlySet<number>): boolean {
  let known = 0;
  for (let column = 0; column < grid.width; column += 1)
    if (!dayColumns.has(column) && columnKind(grid.text(row, column))) known += 1;
  // Months or weeks above the days are part of the head too.
  const isOverDays = [...dayColumns].some((column) => grid.cell(row, column) !== null);
  return known >= (isOverDays ? 1 : 2);
}

function headingTexts(grid: Grid, column: number, top: number, bottom: number): string[] {
  const texts: string[] = [];
  for (let row = Math.max(top, 0); row <= bottom; row += 1) {
    const [anchorRow, anchorColumn] = grid.anchor(row, column);
    if (anchorColumn !== column || anchorRow < top - 2) continue;
    const text = grid.text(anchorRow, anchorColumn);
    if (text !== '' && !texts.includes(text)) texts.push(text);
  }
  return texts;
}

function bestName(grid: Grid, columns: readonly number[], rows: readonly number[]): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const column of columns) {
    const texts = new Set(rows.map((row) => grid.text(row, column)).filter(isNameLike));
    const score = [...texts].reduce((sum, text) => sum + (/\s/.test(text) ? 3 : 1), 0);
    if (score > most) {
      most = score;
      best = column;
    }
  }
  return best;
}

const isNameLike = (text: string) =>
  /\p{L}{2}/u.test(text) && !/\d/.test(text) && text.length <= 60 && !knownMeaning(text);

const codeLike = /^\p{L}{0,4}[-./ ]?\d{1,10}$/u;

function kindByContent(grid: Grid, column: number, rows: readonly number[], isAfter: boolean): ColumnKind | undefined {
  const texts = rows.map((row) => grid.text(row, column)).filter((text) => text !== '');
  if (texts.length === 0) return undefined;
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
  if (isAfter) return share((text) => /^-?[\d.,:]+$/.test(text)) > 0.5 ? 'total' : 'note';
  if (share((text) => codeLike.test(text)) > 0.6) {
    const isCounting =
      texts.every((text, index) => index === 0 || Number(text) === Number(texts[index - 1]) + 1) &&
      Number(texts[0]) <= 1;
    return isCounting ? 'serial' : 'code';
  }
  if (share(isDepartmentLabel) > 0.6 && texts.length < rows.length) return 'department';
  const distinct = new Set(texts.map(codeKey)).size;
  return share((text) => /\p{L}{2}/u.test(text)) > 0.6 && (distinct < texts.length || texts.length < 4)
    ? 'job'
    : undefined;
}
