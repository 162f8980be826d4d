import type { AnyItem } from '@horae/contract/scheduling/planned-items';
import type { RosterHistory } from '@horae/contract/scheduling/roster-history.contract';
import { addDays } from '@horae/local-time/local-date';
import { openRowOf } from '#roster/model/open-rows.rules';

/** An item on a day of a person, or of the open shifts of a department, at the first moment and, if it differs then, at the second. */
export interface Cell {
  id: number;
  before: AnyItem | null;
  after: AnyItem | null;
  differs: boolean;
}

/** The days on which an item is shown: that on which a shift begins, all of a leave. */
export function daysOfItem({ start, end, allDay }: AnyItem): string[] {
  const first = start.slice(0, 10);
  if (!allDay) return [first];
  const days: string[] = [];
  for (let day = first; day < end.slice(0, 10); day = addDays(day, 1)) days.push(day);
  return days;
}

const keyOf = (row: number, day: string) => `${row} ${day}`;

/** Whose row an item is in: a person’s, or that of the open shifts of its department. */
export const rowOfItem = ({ employeeId, departmentId }: Pick<AnyItem, 'employeeId' | 'departmentId'>): number =>
  employeeId ?? openRowOf(departmentId!);

/** What each day of each row has; a day that an item leaves has it as removed, one that it comes to as added. */
export function cellsOf({ items, differences }: Pick<RosterHistory, 'items' | 'differences'>) {
  const cells = new Map<string, Cell[]>();
  const add = (item: AnyItem, cell: Cell) => {
    for (const day of daysOfItem(item)) {
      const key = keyOf(rowOfItem(item), day);
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
  return (row: number, day: string): readonly Cell[] =>
    (cells.get(keyOf(row, day)) ?? []).toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
}

const placeOf = (item: AnyItem): string => `${rowOfItem(item)} ${daysOfItem(item).join(' ')}`;
