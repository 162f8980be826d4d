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
import { rosterWords } from './roster.words';
import type { RosterAddress } from './roster-address';

const noPlaces: Places = new Map();
type Elsewhere = typeof import('./model/elsewhere.rules').elsewhere;

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
  const elsewhere = useElsewhere(board);
  const split = elsewhere?.splitTotals;
  const seen = useMemo(() => (board && elsewhere ? elsewhere.withLoans(board, days) : board), [board, elsewhere, days]);
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

/** What shows and counts work where it is done, once somebody works elsewhere or moves. */
function useElsewhere(board: Board | undefined): Elsewhere | undefined {
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  const isNeeded = useMemo(() => board !== undefined && worksElsewhere(board), [board]);
  useEffect(() => {
    if (isNeeded)
      void import('./model/elsewhere.rules').then(
        (m) => setElsewhere(m.elsewhere),
        () => undefined,
      );
  }, [isNeeded]);
  return isNeeded ? elsewhere : undefined;
}

function worksElsewhere({ resources, shiftsOf }: Board): boolean {
  if (resources.some(({ earlier, lent }) => earlier || lent)) return true;
  for (const shifts of shiftsOf.values()) if (shifts.some(({ place }) => place)) return true;
  return false;
}
