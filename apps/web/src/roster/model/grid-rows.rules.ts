import type { DayRange } from './day-range.rules';
import type { Grouping } from './roster-filters.rules';
import {
  type CountedRow,
  type EmployeeRow,
  type GroupNames,
  type GroupRow,
  groupRows,
  type RowGroup,
} from './rows.rules';
import { shareArray, shareObject } from './share-array.rules';
import type { SplitTotals } from './split-totals.rules';
import { sumTotals, type Totals } from './totals.rules';

/** Arranges rows under their groups. Rows and groups equal to previous ones are the same objects. */
export function createRowKeeper() {
  const rows = new Map<number, EmployeeRow>();
  const groups = new Map<string, { row: GroupRow; members: readonly Totals[] }>();
  let last: readonly CountedRow[] | undefined;

  function keep(row: EmployeeRow): EmployeeRow {
    const kept = shareObject(rows.get(row.id), row);
    rows.set(row.id, kept);
    return kept;
  }

  function groupRow({ id, title, rows: members }: RowGroup, days: number, sums?: SplitTotals): GroupRow {
    const known = groups.get(id);
    const own = sums?.get(id);
    const totals = shareArray(known?.members, own ? [own] : members.map((row) => row.totals));
    if (known && totals === known.members && known.row.title === title) return known.row;
    const row: GroupRow = {
      id,
      kind: 'group',
      level: 1,
      title,
      size: members.length,
      totals: sumTotals(totals, days),
    };
    groups.set(id, { row, members: totals });
    return row;
  }

  function layOut(
    employees: readonly EmployeeRow[],
    open: readonly EmployeeRow[],
    group: Grouping,
    names: GroupNames,
    range: DayRange,
    sums?: SplitTotals,
  ) {
    const next: readonly CountedRow[] =
      group === 'none'
        ? [...open, ...employees]
        : groupRows(employees, open, group, names).flatMap((one) => [
            groupRow(one, range.dates.length, sums),
            ...one.open,
            ...one.rows,
          ]);
    last = shareArray(last, next);
    return last;
  }

  return { keep, layOut };
}
