import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { useEffect, useMemo, useState } from 'react';
import type { LoadedBoard } from './loaded-board';
import type { ShiftBar } from './model/bars.rules';
import type { Board } from './model/board.rules';
import { clockDaysOf } from './model/clock-record.rules';
import type { Places } from './model/department-places.rules';
import type { Display } from './model/displayed-events.rules';
import type { Circumstances, EmployeeFacts } from './model/employee-facts.rules';
import { createGridModeller, type GridModel } from './model/grid-model.rules';
import { withLoans } from './model/lent-shifts.rules';
import { rosterWords } from './roster.words';
import type { RosterAddress } from './roster-address';

const noPlaces: Places = new Map();
type Split = typeof import('./model/split-totals.rules').splitTotals;

export interface LoadedModel {
  model: GridModel;
  circumstances: Circumstances;
  display: Display;
  factsOf: (employee: number) => EmployeeFacts;
  barsOf: (employee: number) => readonly ShiftBar[];
  resourceOf: (employee: number) => StaffResource | undefined;
}

/** Computes what the screen draws; parts that do not change between two boards are the same objects. */
export function useGridModel(
  { board, checks }: LoadedBoard,
  address: RosterAddress,
  places: Places = noPlaces,
): LoadedModel | undefined {
  const { view, range, days, now } = address;
  const { findingsOf, hoursOf, longestSessionOf } = checks;
  const say = rosterWords.use();
  const [modeller] = useState(createGridModeller);
  const { overtimes, ergani } = view;
  const chosen = view.calendars.join();
  const hidden = view.hide.join();
  // Keeps the same list object while its entries are equal.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const calendars = useMemo(() => view.calendars, [chosen]);
  const display = useMemo<Display>(
    () => ({ calendars, overtimes, hide: view.hide }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [calendars, overtimes, hidden],
  );
  const clocked = useMemo(() => (board ? clockDaysOf(board.shiftsOf.values(), days) : undefined), [board, days]);
  const clockKey = clocked && [...clocked].sort().join();
  const circumstances = useMemo<Circumstances>(
    () => ({ days, hasDeclarations: ergani, clockDays: clocked ?? new Set() }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [days, ergani, clockKey],
  );
  const split = useSplit(board);
  const seen = useMemo(() => board && withLoans(board, days), [board, days]);
  return useMemo(() => {
    if (!seen) return undefined;
    const names = { unassigned: say('unassigned'), fixed: say('fixed'), flexible: say('flexible') };
    const ofChecks = { findingsOf, hoursOf, longestSessionOf };
    const question = { board: seen, view, display, range, circumstances, ...ofChecks, now, names, places, split };
    return {
      model: modeller.compute(question),
      circumstances,
      display,
      factsOf: (employee: number) => modeller.factsOf(question, employee),
      barsOf: (employee: number) => modeller.barsOf(question, employee),
      resourceOf: (employee: number) => seen.resources.find(({ employeeId }) => employeeId === employee),
    };
  }, [
    seen,
    view,
    display,
    range,
    circumstances,
    findingsOf,
    hoursOf,
    longestSessionOf,
    now,
    modeller,
    say,
    places,
    split,
  ]);
}

/** What counts hours where they are worked, once somebody works elsewhere or moves. */
function useSplit(board: Board | undefined): Split | undefined {
  const [split, setSplit] = useState<{ of: Split }>();
  const isNeeded = useMemo(() => board !== undefined && worksElsewhere(board), [board]);
  useEffect(() => {
    if (isNeeded)
      void import('./model/split-totals.rules').then(
        (m) => setSplit({ of: m.splitTotals }),
        () => undefined,
      );
  }, [isNeeded]);
  return isNeeded ? split?.of : undefined;
}

function worksElsewhere({ resources, shiftsOf }: Board): boolean {
  if (resources.some(({ earlier, lent }) => earlier || lent)) return true;
  for (const shifts of shiftsOf.values()) if (shifts.some(({ place }) => place)) return true;
  return false;
}
