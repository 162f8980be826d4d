import type { HourRow, HourSums, WorkingHours, WorkingHoursRequest } from '@horae/contract/working-hours.contract';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { compareText } from '#platform/text-order';
import { type NodeRow, sumsQuery } from './sums-query';
import { hourGrid } from './working-hours.rules';

const measures = ['planned', 'declared', 'actual', 'overtime', 'heads'] as const;

/** The working hours of a hotel by column, for every node of the tree that the levels make. */
export async function sumWorkingHours(
  db: Database,
  timeZone: string,
  request: WorkingHoursRequest,
): Promise<WorkingHours> {
  const grid = hourGrid(request.dates, request.column, hotelClock(timeZone));
  const { rows } = await db.execute<NodeRow>(sumsQuery(request, grid));
  const [above, ...nodes] = rows.toSorted((a, b) => a.path.length - b.path.length);
  const total = sumsOf(above, grid.columns.length);
  return {
    columns: grid.columns,
    hasDeclared: total.total.declared > 0,
    hasActual: total.total.actual > 0 || total.open > 0,
    total,
    rows: asTree(nodes, request, grid.columns.length),
  };
}

/** Depth first, siblings by label. */
function asTree(nodes: NodeRow[], { levels, parent = [] }: WorkingHoursRequest, columns: number): HourRow[] {
  const key = (path: number[]) => path.join('.');
  const below = new Map<string, NodeRow[]>();
  for (const node of nodes) {
    const parentKey = key(node.path.slice(0, -1));
    const siblings = below.get(parentKey) ?? [];
    below.set(parentKey, siblings);
    siblings.push(node);
  }
  const rows: HourRow[] = [];
  const add = (path: number[], index: number | null) => {
    const siblings = below.get(key(path)) ?? [];
    siblings.sort((a, b) => compareText(a.label ?? '', b.label ?? '') || a.path.at(-1)! - b.path.at(-1)!);
    for (const node of siblings) {
      const { path, label } = node;
      const own = rows.push({
        path,
        level: levels[path.length - 1]!,
        label: label ?? '',
        parent: index,
        ...sumsOf(node, columns),
      });
      add(path, own - 1);
    }
  };
  add(parent, null);
  return rows;
}

function sumsOf(node: NodeRow | undefined, columns: number): HourSums {
  const at = numbers(node?.columns);
  const sums = { people: node?.people ?? 0, open: node?.open ?? 0 } as HourSums;
  const total = {} as HourSums['total'];
  for (const measure of measures) {
    const values = numbers(node?.[measure]);
    total[measure] = values.reduce((sum, value) => sum + value, 0);
    sums[measure] = total[measure] === 0 ? [] : dense(at, values, columns);
  }
  total.heads = node?.workers ?? 0;
  return { ...sums, total };
}

function dense(at: number[], values: number[], columns: number): number[] {
  const all = Array.from({ length: columns }, () => 0);
  for (const [index, column] of at.entries()) all[column] = values[index]!;
  return all;
}

const numbers = (list: string | null | undefined) => (list ? list.split(',').map(Number) : []);
