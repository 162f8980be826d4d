import { addDays } from '@horae/local-time/local-date';
import { useRef } from 'react';
import type { GridRow } from '../model/rows.rules';
import type { PlanDays } from './planning.queries';

interface Cell {
  rowId: GridRow['id'];
  date: string;
}

/** Where the focus goes from a cell that was typed. */
export type Step = 'down' | 'up' | 'next' | 'previous' | 'stay';

/** Tab goes on by a day. As in a spreadsheet, Enter then goes below the day at which the run began. */
export function useNextCell() {
  const run = useRef<{ rowId: GridRow['id']; first: string; next: string } | null>(null);

  return (step: Step, { rowId, date }: Cell, rows: readonly GridRow[], shown: PlanDays): Cell => {
    const first = run.current?.rowId === rowId && run.current.next === date ? run.current.first : date;
    run.current = null;
    if (step === 'next' || step === 'previous') {
      const beside = addDays(date, step === 'next' ? 1 : -1);
      const next = shown.first <= beside && beside <= shown.last ? beside : date;
      if (step === 'next') run.current = { rowId, first, next };
      return { rowId, date: next };
    }
    const people = rows.filter(({ kind }) => kind === 'resource');
    const at = people.findIndex(({ id }) => id === rowId);
    const to = people[at + (step === 'down' ? 1 : step === 'up' ? -1 : 0)];
    return { rowId: to?.id ?? rowId, date: step === 'down' ? first : date };
  };
}
