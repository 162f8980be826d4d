import type { Collector } from './collector';
import type { Grid } from './grid';
import type { ColumnKind } from './heading-words';
import type { ListHead } from './list-head';
import type { CellRole, PartKind } from './reading';

const parts: Readonly<Partial<Record<ColumnKind, PartKind>>> = {
  name: 'names',
  surname: 'surnames',
  firstName: 'firstNames',
  code: 'codes',
  job: 'jobs',
  department: 'departments',
  date: 'dates',
  from: 'times',
  to: 'times',
  shift: 'times',
  break: 'breaks',
  total: 'totalsColumn',
  note: 'notes',
};

/** The role of the cells of a column beside the times. */
export const roleOf = (kind: ColumnKind): CellRole => {
  if (kind === 'date') return 'head';
  if (kind === 'note' || kind === 'break') return 'note';
  if (kind === 'total') return 'total';
  return ['name', 'surname', 'firstName', 'code', 'job', 'department'].includes(kind) ? 'person' : 'ignored';
};

/** Tells what the columns of a list were taken for. */
export function tellListParts(grid: Grid, head: ListHead, out: Collector): void {
  const bottom = grid.height - 1;
  if (head.row >= 0) out.part('head', { top: head.row, bottom: head.row, left: 0, right: grid.width - 1 });
  if (head.row > 0) out.part('titles', { top: 0, bottom: head.row - 1, left: 0, right: grid.width - 1 });
  if (bottom <= head.row) return;
  for (const [column, kind] of head.kinds)
    out.part(
      parts[kind] ?? 'ignoredColumn',
      { top: head.row + 1, bottom, left: column, right: column },
      head.headings.get(column),
    );
}
