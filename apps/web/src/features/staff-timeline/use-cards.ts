import { useState } from 'react';
import type { EmployeeRow } from './model/rows.rules';

/** A card over the screen; a reload may forget it. */
export type OpenCard =
  | { kind: 'day'; row: EmployeeRow; date: string }
  | { kind: 'week'; row: EmployeeRow }
  | { kind: 'totals'; date: string | null }
  | { kind: 'menu'; row: EmployeeRow; rect: DOMRect };

export function useCards() {
  const [card, setCard] = useState<OpenCard>();
  return {
    card,
    close: () => setCard(undefined),
    openDay: (row: EmployeeRow, date: string) => setCard({ kind: 'day', row, date }),
    openWeek: (row: EmployeeRow) => setCard({ kind: 'week', row }),
    openTotals: (date: string | null) => setCard({ kind: 'totals', date }),
    openMenu: (row: EmployeeRow, rect: DOMRect) => setCard({ kind: 'menu', row, rect }),
  };
}

export type Cards = ReturnType<typeof useCards>;
