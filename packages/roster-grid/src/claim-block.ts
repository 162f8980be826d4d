import type { Collector } from './collector';
import type { Grid } from './grid';
import { type Block, columnsOf } from './grid-block';
import type { Line } from './grid-lines';
import type { ColumnKind } from './heading-words';
import type { PartKind } from './reading';

const columnParts: Readonly<Partial<Record<ColumnKind, PartKind>>> = {
  name: 'names',
  surname: 'surnames',
  firstName: 'firstNames',
  code: 'codes',
  job: 'jobs',
  department: 'departments',
  total: 'totalsColumn',
  note: 'notes',
  serial: 'ignoredColumn',
  other: 'ignoredColumn',
};

/** Gives heads, labels, totals and remarks of a block their roles, and tells the parts. */
export function claimBlock(grid: Grid, block: Block, lines: readonly Line[], out: Collector): void {
  const { head, headBottom, titleRows, dayColumns, firstRow, labels } = block;
  const allColumns = [...dayColumns];
  const left = Math.min(...allColumns);
  const right = Math.max(...allColumns);
  const claimRow = (row: number, role: Parameters<Collector['claim']>[2]) => {
    for (let column = 0; column < grid.width; column += 1) out.claim(row, column, role);
  };
  for (const row of titleRows) claimRow(row, 'title');
  if (titleRows.length > 0)
    out.part('titles', { top: Math.min(...titleRows), bottom: Math.max(...titleRows), left: 0, right: grid.width - 1 });
  for (let row = head.top; row <= headBottom; row += 1) claimRow(row, 'head');
  for (const column of labels.headings.keys()) claimHeadings(head.top, column, out);
  out.part('head', { top: head.top, bottom: headBottom, left, right });
  const people = lines.filter(({ kind }) => kind === 'person' || kind === 'further');
  const lastRow = people.at(-1)?.row;
  if (lastRow !== undefined) {
    out.part('days', { top: people[0]!.row, bottom: lastRow, left, right });
    for (const [column, kind] of [...labels.kinds].sort(([a], [b]) => a - b)) {
      const part = columnParts[kind];
      if (part)
        out.part(part, { top: firstRow, bottom: lastRow, left: column, right: column }, labels.headings.get(column));
    }
  }
  for (const line of lines) claimLine(grid, block, line, out);
}

/** Headings in a row above the head. */
function claimHeadings(top: number, column: number, out: Collector): void {
  for (let row = Math.max(0, top - 2); row < top; row += 1) out.claim(row, column, 'head');
}

function claimLine(grid: Grid, block: Block, line: Line, out: Collector): void {
  const { row, kind } = line;
  const columns = Array.from({ length: grid.width }, (_, column) => column).filter(
    (column) => grid.cell(row, column) !== null && out.roleOf(row, column) !== 'legend',
  );
  const range = { top: row, bottom: row, left: columns[0] ?? 0, right: columns.at(-1) ?? 0 };
  const all = (role: Parameters<Collector['claim']>[2]) => {
    for (const column of columns) out.claim(row, column, role);
  };
  if (kind === 'department') {
    out.part('department', range, line.text);
    for (const column of columns)
      if (!block.dayColumns.has(column) || column === columns[0]) out.claim(row, column, 'department');
  } else if (kind === 'total') {
    out.part('totalsRow', range, line.text);
    all('total');
  } else if (kind === 'note') {
    out.part('notes', range, line.text);
    all('note');
  } else if (kind === 'leftOut') all('ignored');
  else if (kind !== 'nameless') claimLabels(block, row, columns, out);
}

function claimLabels(block: Block, row: number, columns: readonly number[], out: Collector): void {
  const kinds = block.labels.kinds;
  const isPerson = new Set(columnsOf(block, 'name', 'surname', 'firstName', 'code', 'job', 'department'));
  for (const column of columns) {
    if (block.dayColumns.has(column)) continue;
    if (isPerson.has(column)) out.claim(row, column, 'person');
    else if (kinds.get(column) === 'total') out.claim(row, column, 'total');
    else if (kinds.get(column) === 'note') out.claim(row, column, 'note');
    else out.claim(row, column, 'ignored');
  }
}
