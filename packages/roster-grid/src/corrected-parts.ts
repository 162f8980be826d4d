import { columnAt } from './address';
import type { Grid } from './grid';
import type { Block } from './grid-block';
import { type Answers, type ColumnPart, columnParts, type LinePart, lineParts } from './reading';

/** What a reader of the sheet says that columns and lines are, by their place counted from 0. */
export interface CorrectedParts {
  columns: ReadonlyMap<number, ColumnPart>;
  lines: ReadonlyMap<number, LinePart>;
}

/** The answers about columns and lines; malformed ones, and those outside of the sheet, count as not given. */
export function correctedParts(answers: Answers | undefined, { width, height }: Grid): CorrectedParts {
  const columns = new Map<number, ColumnPart>();
  const lines = new Map<number, LinePart>();
  for (const [letters, part] of entriesOf(answers?.columns)) {
    const column = columnAt(letters);
    const known = columnParts.find((one) => one === part);
    if (known && column !== undefined && column < width) columns.set(column, known);
  }
  for (const [number, part] of entriesOf(answers?.lines)) {
    const row = /^\d{1,6}$/.test(number) ? Number(number) - 1 : -1;
    const known = lineParts.find((one) => one === part);
    if (known && row >= 0 && row < height) lines.set(row, known);
  }
  return { columns, lines };
}

const entriesOf = (given: unknown): [string, unknown][] =>
  typeof given === 'object' && given !== null ? Object.entries(given) : [];

/** Of these a table has one column. */
const single: ReadonlySet<ColumnPart> = new Set(['name', 'surname', 'firstName', 'code', 'job', 'department']);

/** A block whose columns are what was said of them: days that are none go, and what only one column is, no other stays. */
export function withCorrectedColumns(block: Block, { columns }: CorrectedParts): Block {
  if (columns.size === 0) return block;
  const { kinds } = block.labels;
  for (const [column, part] of columns) {
    if (single.has(part))
      for (const [other, kind] of kinds) if (kind === part && !columns.has(other)) kinds.set(other, 'other');
    kinds.set(column, part);
  }
  const isDay = (column: number) => !columns.has(column);
  const days = block.days.filter((day) => day.columns.every(({ column }) => isDay(column)));
  // A table without days is none.
  if (days.length === 0) return block;
  const left = new Set(days.flatMap((day) => day.columns.map(({ column }) => column)));
  return { ...block, days, dayColumns: left };
}
