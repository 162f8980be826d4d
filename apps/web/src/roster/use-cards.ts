import { useState } from 'react';
import type { EmployeeRow } from './model/rows.rules';
import type { RosterControl } from './roster-control';

/** What hangs on a place of the grid, and goes with the next press elsewhere. */
export type Hung =
  | { kind: 'totals'; date: string | null; rect: DOMRect }
  | { kind: 'menu'; row: EmployeeRow; rect: DOMRect }
  | { kind: 'feed'; row: EmployeeRow };

/** Cards over the screen: a day or a week of somebody stands in the URL, what hangs on a place does not. */
export function useCards({ view, change }: RosterControl) {
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

export type Cards = ReturnType<typeof useCards>;
