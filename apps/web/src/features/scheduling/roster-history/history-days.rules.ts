import type { PlannedItem } from '@horae/contract/scheduling/planned-items';
import type { RosterHistory } from '@horae/contract/scheduling/roster-history.contract';
import { addDays } from '@horae/local-time/local-date';

/** An item on a day of a person, at the first moment and, if it differs then, at the second. */
export interface Cell {
  id: number;
  before: PlannedItem | null;
  after: PlannedItem | null;
  differs: boolean;
}

/** The days on which an item is shown: that on which a shift begins, all of a leave. */
export function daysOfItem({ start, end, allDay }: PlannedItem): string[] {
  const first = start.slice(0, 10);
  if (!allDay) return [first];
  const days: string[] = [];
  for (let day = first; day < end.slice(0, 10); day = addDays(day, 1)) days.push(day);
  return days;
}

const keyOf = (employee: number, day: string) => `${employee} ${day}`;

/** What each day of each person has; a day that an item leaves has it as removed, one that it comes to as added. */
export function cellsOf({ items, differences }: Pick<RosterHistory, 'items' | 'differences'>) {
  const cells = new Map<string, Cell[]>();
  const add = (item: PlannedItem, cell: Cell) => {
    for (const day of daysOfItem(item)) {
      const key = keyOf(item.employeeId, day);
      cells.set(key, [...(cells.get(key) ?? []), cell]);
    }
  };
  const differing = new Set(differences?.map(({ id }) => id));
  for (const item of items)
    if (!differing.has(item.id)) add(item, { id: item.id, before: item, after: item, differs: false });
  for (const { id, before, after } of differences ?? []) {
    const isSamePlace = before && after && placeOf(before) === placeOf(after);
    if (isSamePlace) add(before, { id, before, after, differs: true });
    else {
      if (before) add(before, { id, before, after: null, differs: true });
      if (after) add(after, { id, before: null, after, differs: true });
    }
  }
  const startOf = ({ before, after }: Cell) => (before ?? after)!.start;
  return (employee: number, day: string): readonly Cell[] =>
    (cells.get(keyOf(employee, day)) ?? []).toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
}

const placeOf = (item: PlannedItem): string => `${item.employeeId} ${daysOfItem(item).join(' ')}`;
