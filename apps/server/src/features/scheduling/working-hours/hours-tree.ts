import type { HourRow, HourSums } from '@horae/contract/scheduling/hour-rows';
import type { WorkingHoursRequest } from '@horae/contract/scheduling/working-hours.contract';
import { numbers, numbersOrNull } from '#platform/columns-of';
import { compareText } from '#platform/text-order';
import type { NodeRow } from './hours-sums';

/** Returns the nodes as a tree, depth first, siblings by label; `total` is the root. */
export function hoursTree(
  found: NodeRow[],
  { levels, parent = [] }: WorkingHoursRequest,
  columns: number,
  labelOf: (level: string, id: number) => string,
): { total: HourSums; rows: HourRow[] } {
  let total = sumsOf(nobody, columns);
  const below = new Map<string, HourRow[]>();
  for (const row of found) {
    const path = numbers(row.path || null);
    const sums = sumsOf(row, columns);
    if (path.length === parent.length) {
      total = sums;
      continue;
    }
    const level = levels[path.length - 1]!;
    const above = path.slice(0, -1).join();
    const siblings = below.get(above) ?? [];
    siblings.push({ path, level, label: labelOf(level, path.at(-1)!), parent: null, ...sums });
    below.set(above, siblings);
  }

  const rows: HourRow[] = [];
  const write = (path: number[], parentRow: number | null) => {
    const siblings = below.get(path.join()) ?? [];
    siblings.sort((a, b) => compareText(a.label, b.label) || a.path.at(-1)! - b.path.at(-1)!);
    for (const row of siblings) write(row.path, rows.push({ ...row, parent: parentRow }) - 1);
  };
  write(parent, null);
  return { total, rows };
}

const nobody: NodeRow = {
  path: '',
  people: 0,
  columns: null,
  planned: null,
  declared: null,
  actual: null,
  overtime: null,
  heads: null,
  open: null,
};

/** Expands the sparse lists of the database to all columns; the total is the entry after the last. */
function sumsOf(row: NodeRow, columns: number): HourSums {
  const columnOfEntry = numbersOrNull(row.columns);
  const totalAt = columnOfEntry.indexOf(columns);
  const spread = (text: string | null) => {
    const values = numbersOrNull(text);
    const total = values[totalAt] ?? 0;
    if (total === 0) return { list: [], total };
    const list = Array.from({ length: columns }, () => 0);
    for (let entry = 0; entry < values.length; entry += 1) {
      const column = columnOfEntry[entry];
      if (column != null && column < columns) list[column] = values[entry] ?? 0;
    }
    return { list, total };
  };
  const [planned, declared, actual] = [spread(row.planned), spread(row.declared), spread(row.actual)];
  const [overtime, heads] = [spread(row.overtime), spread(row.heads)];
  return {
    people: row.people,
    open: spread(row.open).total,
    planned: planned.list,
    declared: declared.list,
    actual: actual.list,
    overtime: overtime.list,
    heads: heads.list,
    total: {
      planned: planned.total,
      declared: declared.total,
      actual: actual.total,
      overtime: overtime.total,
      heads: heads.total,
    },
  };
}
