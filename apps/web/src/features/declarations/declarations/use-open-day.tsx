import type { BoardRow } from '@horae/contract/declarations/declaration-board';
import { useEffect, useRef } from 'react';
import type { ListControl } from '#platform/list-search';
import type { ShownDay } from './day-drawer';
import { markOf, needsPerson } from './week-marks';

const keyOf = ({ row, day }: ShownDay): string => `${row.id} ${day.day}`;

/** The day of the board that is open, kept in the address, and its neighbours that need a person. */
export function useOpenDay(
  list: ListControl,
  rows: readonly BoardRow[],
  person: number | undefined,
  on: string | undefined,
) {
  const days = rows.flatMap((row) => row.days.map((day): ShownDay => ({ row, day })));
  const at = days.findIndex(({ row, day }) => row.id === person && day.day === on);
  const shown = days[at];
  const isNeeded = ({ day }: ShownDay) => needsPerson(markOf(day));
  const around = [days.slice(0, Math.max(at, 0)).findLast(isNeeded), days.slice(at + 1).find(isNeeded)] as const;
  const page = String(list.page);
  const open = (row: number, day: string) => list.change({ person: row, on: day, page }, { replace: Boolean(shown) });
  const close = () => list.change({ person: '', on: '', page }, { replace: true });

  // The focus goes to the day that was shown last, which need not be the one that was pressed.
  const last = useRef<string | null>(null);
  const key = shown ? keyOf(shown) : null;
  useEffect(() => {
    if (key === null && last.current)
      document.querySelector<HTMLElement>(`[data-cell="${last.current}"]`)?.focus({ preventScroll: true });
    last.current = key;
  }, [key]);

  return { shown, around, open, close };
}
