import type { PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import { useState } from 'react';
import type { Store } from '#platform/store';
import { withoutPinned } from '../model/pinned-days.rules';
import type { DayWanted } from '../model/replace-day.rules';

type Wanted = readonly DayWanted[];

export interface Pins {
  /**
   * Counts what an action on so many chosen cells leaves as it is, and returns what leaves it out of the days that are
   * wanted in the end. A single cell that is chosen is meant, pinned or not.
   */
  leaveOut: (chosen: number, wanted: Wanted, isExchange?: boolean) => (later: Wanted) => Wanted;
  /** The same for a preview, which counts nothing. */
  leavingOut: (chosen: number, isExchange?: boolean) => (wanted: Wanted) => Wanted;
  /** Cells that the last action left as they are. */
  left: number;
  forget: () => void;
}

/** Keeps pinned days out of what is done to several days at once. */
export function usePins(notes: Store<readonly PlanNote[]>): Pins {
  const [left, setLeft] = useState(0);
  const leavingOut: Pins['leavingOut'] = (chosen, isExchange) => {
    const pinned = new Set(
      notes.get().flatMap(({ employeeId, day, isPinned }) => (isPinned ? [`${employeeId} ${day}`] : [])),
    );
    const isPinned = (employee: number, date: string) => chosen > 1 && pinned.has(`${employee} ${date}`);
    return (wanted) => withoutPinned(wanted, isPinned, isExchange);
  };
  return {
    leavingOut,
    leaveOut(chosen, wanted, isExchange) {
      const free = leavingOut(chosen, isExchange);
      setLeft(wanted.length - free(wanted).length);
      return free;
    },
    left,
    forget: () => setLeft(0),
  };
}
