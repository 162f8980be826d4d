import { runsOf } from './compare-leaves.rules';
import type { Comparison } from './comparison';
import type { RowLeave } from './entries';

/** Leave of consecutive days is one leave; days off are kept day by day. */
export function newLeaves(added: Comparison['addedLeaves'], idOf: (row: RowLeave) => number) {
  const groups = new Map<string, { row: RowLeave; days: string[] }>();
  for (const [row, days] of added) {
    const key = JSON.stringify([idOf(row), row.type, row.kind, row.compensates, row.notes]);
    const group = groups.get(key) ?? { row, days: [] };
    group.days.push(...days);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ row, days }) => {
    const { type, kind, compensates, notes } = row;
    const said = { employeeId: idOf(row), type, kind, notes, ...(compensates && { compensates }) };
    const runs = type === 'DayOff' ? days.map((day) => ({ firstDay: day, lastDay: day })) : runsOf(days);
    return runs.map((run) => Object.assign({}, said, run));
  });
}
