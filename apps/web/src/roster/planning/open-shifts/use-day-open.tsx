import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { useMemo, useRef, useState } from 'react';
import type { Board } from '../../model/board.rules';
import { narrowResources } from '../../model/narrow-resources.rules';
import { departmentOfRow, openRowOf } from '../../model/open-rows.rules';
import type { RosterAddress } from '../../roster-address';
import { useStable } from '../../use-stable';
import { type AskedOfDay, askedBy } from '../day-list/asked-of-day';
import { DayPlanDialogs } from '../day-list/day-plan-dialogs';
import type { ShiftAction } from '../day-list/shift-actions.rules';
import { changesOfAction, waysOf } from '../day-list/shift-changes.rules';
import { itemTimes } from '../item-texts';
import { openRows } from '../model/open-plan.rules';
import type { PlanEntry } from '../model/plan-now.rules';
import { entriesOn } from '../model/replace-day.rules';
import type { PlanDays } from '../planning.queries';
import { planningWords } from '../planning.words';
import { useDepartments } from '../shift-dialog/use-departments';
import type { PlanEdits } from '../use-plan-edits';
import { DayOpenShifts } from './day-open-shifts';

interface DayOpenInput {
  shown: PlanDays;
  edits: PlanEdits;
  rules: PlanRules | undefined;
  board: Board;
  /** The board with its drafts. */
  drafted: Board;
  address: RosterAddress;
  isInLists: boolean;
}

/** The open shifts of the day that is listed on a phone, and what is asked before they change; none on the grid. */
export function useDayOpen({ shown, edits, rules, board, drafted, address, isInLists }: DayOpenInput) {
  const say = planningWords.use();
  const departments = useDepartments(shown.hotel);
  const [asked, setAsked] = useState<AskedOfDay>();
  const add = useRef<HTMLButtonElement>(null);
  const { now } = edits;
  const { date, days, view } = address;
  const isSearched = view.emp !== null || view.q.trim() !== '';

  /** The shift that had the focus may be gone. */
  function keepFocus(): void {
    requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body) add.current?.focus();
    });
  }
  function close(): void {
    setAsked(undefined);
    keepFocus();
  }

  const onAdd = useStable((department: number) =>
    setAsked({ kind: 'form', edited: { kind: 'new', employee: openRowOf(department), date } }),
  );
  const onAction = useStable((action: ShiftAction, shift: PlanEntry, name: string) => {
    const next = askedBy(action, shift, name);
    if (typeof next !== 'string') return setAsked(next);
    edits.change(waysOf[next], (latest) => changesOfAction(latest, next, shift, days));
    keepFocus();
  });

  const rows = useMemo(
    () =>
      isInLists && !isSearched
        ? narrowResources(openRows(drafted, departments, say('open.row'), true), { ...view, programs: [] })
        : [],
    [isInLists, isSearched, drafted, departments, say, view],
  );
  const list = useMemo(() => {
    if (!isInLists) return null;
    const listed = rows.flatMap(({ employeeId: row, department }) =>
      entriesOn(now, row, date, days).map((shift) => ({ shift, department, times: itemTimes(shift, days) })),
    );
    const reached = new Set(rows.map(({ employeeId }) => departmentOfRow(employeeId)));
    const own = departments.filter(({ id, mayAdd }) => mayAdd && reached.has(id));
    return <DayOpenShifts {...{ listed, departments: own, addRef: add, onAdd, onAction }} />;
  }, [isInLists, rows, now, date, days, departments, onAdd, onAction]);

  const dialog = asked && (
    <DayPlanDialogs {...{ asked, shown, rules, board, address }} told={() => edits} onClose={close} />
  );
  return { list, dialog };
}
