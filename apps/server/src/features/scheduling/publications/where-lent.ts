import type { Database } from '#platform/database';
import type { PlannedItem } from '#roster/planned-item';
import { readLentTo } from '../../people/people/loans.reads';
import type { OwnChange } from './own-change';

/** The changes with the work on days of a loan within the hotel in the department that has its person. */
export async function whereLent<T extends OwnChange>(
  db: Database,
  companyId: number,
  changesOf: ReadonlyMap<number, readonly T[]>,
): Promise<Map<number, T[]>> {
  const items = [...changesOf.values()].flat().flatMap(({ before, after }) => [before, after]);
  const days = items.flatMap((item) => item?.firstDay ?? []).sort();
  const span = { first: days[0] ?? '', last: days.at(-1) ?? '' };
  const lentTo = days.length === 0 ? () => undefined : await readLentTo(db, companyId, [...changesOf.keys()], span);
  const placed = (employeeId: number, item: PlannedItem | null) => {
    const host = item && !item.allDay ? lentTo(employeeId, item.firstDay) : undefined;
    return item && host !== undefined ? { ...item, departmentId: host } : item;
  };
  return new Map(
    [...changesOf].map(([employeeId, changes]) => [
      employeeId,
      changes.map((change) => {
        const { before, after } = change;
        return Object.assign({}, change, { before: placed(employeeId, before), after: placed(employeeId, after) });
      }),
    ]),
  );
}
