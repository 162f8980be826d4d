import { useEffect, useMemo, useState } from 'react';
import { notify } from '#platform/notify';
import { isCovered, type LoadedBoard } from './loaded-board';
import type { ShiftBar } from './model/bars.rules';
import type { EmployeeRow } from './model/rows.rules';
import { rosterWords } from './roster.words';
import type { RosterAddress } from './roster-address';
import type { LoadedModel } from './use-grid-model';

/** A popover at a place in the grid; the next press elsewhere closes it. */
export type Hung =
  | { kind: 'totals'; date: string | null; rect: DOMRect }
  | { kind: 'menu'; row: EmployeeRow; rect: DOMRect }
  | { kind: 'feed'; row: EmployeeRow };

export type Cards = ReturnType<typeof useCards>;
export type OpenShift = ReturnType<typeof useOpenShift>;

/** What is open above the calendar: the details of a shift, and a card or a menu. */
export function useOpened(counted: LoadedModel | undefined, loaded: LoadedBoard, address: RosterAddress) {
  return { shift: useOpenShift(counted, loaded, address), cards: useCards(address) };
}

/** Cards of a day or week are kept in the URL; popovers are not. */
function useCards({ view, change }: RosterAddress) {
  const [hung, setHung] = useState<Hung>();
  return {
    card: view.card,
    hung,
    close() {
      setHung(undefined);
      if (view.card) change({ card: null });
    },
    openDay: (row: EmployeeRow, date: string) => change({ card: { kind: 'day', employee: row.id, date } }),
    openWeek(row: EmployeeRow) {
      setHung(undefined);
      change({ card: { kind: 'week', employee: row.id } });
    },
    openTotals: (date: string | null, rect: DOMRect) => setHung({ kind: 'totals', date, rect }),
    openFeed: (row: EmployeeRow) => setHung({ kind: 'feed', row }),
    openMenu: (row: EmployeeRow, rect: DOMRect) => setHung({ kind: 'menu', row, rect }),
  };
}

/** The shift in the URL; if it is not found, we notify the user and remove it from the URL. */
function useOpenShift(counted: LoadedModel | undefined, loaded: LoadedBoard, address: RosterAddress) {
  const { view, change, date, days } = address;
  const { shift } = view;
  const bars = counted?.model.bars;
  const bar = useMemo(() => (shift === null ? undefined : bars?.find(({ id }) => id === shift)), [bars, shift]);
  const isSettled = bars !== undefined && !loaded.isFetching && isCovered(loaded.covers, date);
  const isMissing = shift !== null && isSettled && !bar;
  useEffect(() => {
    if (!isMissing) return;
    notify(rosterWords.say('details.gone'));
    change({ shift: null }, { replace: true });
    // Notify once per missing shift, not on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, shift]);

  const own: readonly ShiftBar[] = bar && counted ? counted.barsOf(bar.resourceId) : [];
  const at = bar ? own.indexOf(bar) : -1;
  const day = bar && days.dateOf(bar.start);
  return {
    bar,
    previous: own[at - 1]?.id,
    next: at >= 0 ? own[at + 1]?.id : undefined,
    sameDay: own.filter(({ start }) => days.dateOf(start) === day),
  };
}
