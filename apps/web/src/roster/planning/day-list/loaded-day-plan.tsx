import type { PlanState } from '@horae/contract/scheduling/plan-drafts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import { queryClient } from '#platform/query-client';
import { everyBoard } from '../../board.queries';
import { openRowOf } from '../../model/open-rows.rules';
import type { Shift } from '../../model/shift.rules';
import { useStable } from '../../use-stable';
import { everyWish, wishesQuery } from '../../wishes/wishes.queries';
import { itemTimes } from '../item-texts';
import { checksWithDrafts } from '../model/checks-with-drafts.rules';
import { openRows, withOpenShifts } from '../model/open-plan.rules';
import { entryOf } from '../model/plan-items.rules';
import { type PlanEntry, withDrafts } from '../model/plan-now.rules';
import { planNotesWords } from '../notes/plan-notes.words';
import { type PlanDays, rulesQuery } from '../planning.queries';
import { planningWords } from '../planning.words';
import { useDepartments } from '../shift-dialog/use-departments';
import { usePlanEdits } from '../use-plan-edits';
import { usePlanKeys } from '../use-plan-keys';
import { wishesFor } from '../wishes/wishes-on.rules';
import { dayPlanWords } from './day-plan.words';
import { DayPlanBar } from './day-plan-bar';
import { type AskedOfDay, DayPlanDialogs } from './day-plan-dialogs';
import type { DayPlanProps } from './day-plan-props';
import { actionsOf, type ShiftAction } from './shift-actions.rules';
import { changesOfAction, waysOf } from './shift-changes.rules';
import { ShiftMenu } from './shift-menu';
import { useToldEdits } from './use-told-edits';
import { WishesOfDay } from './wishes-of-day';

interface LoadedDayPlanProps extends DayPlanProps {
  shown: PlanDays;
  state: PlanState;
}

export function LoadedDayPlan(props: LoadedDayPlanProps) {
  const { hotel, date, unit, board: published, address, shown, state, departments, onView } = props;
  const say = dayPlanWords.use();
  const sayPlan = planningWords.use();
  const { days } = address;
  const { open } = state;
  const board = useMemo(() => withOpenShifts(published, open, days.zone), [published, open, days]);
  const edits = usePlanEdits({
    board,
    days,
    shown,
    state,
    onRefused: () => void queryClient.invalidateQueries({ queryKey: everyBoard(hotel) }),
  });
  const { now, drafts } = edits;
  const rules = useQuery(rulesQuery(shown)).data;
  const planned = useDepartments(hotel);
  const wishes = useQuery(wishesQuery(shown)).data;
  useChanges('roster-wishes', everyWish);
  const sayNotes = planNotesWords.use();
  const told = useToldEdits(edits);
  const layer = useRef<HTMLDivElement>(null);
  usePlanKeys({ undo: () => edits.undo(false), redo: () => edits.undo(true) }, layer);
  const [asked, setAsked] = useState<AskedOfDay>();
  const add = useRef<HTMLButtonElement>(null);

  const own = useMemo(
    () => planned.filter(({ id, formerly }) => [id, ...formerly].some((one) => departments.includes(one))),
    [planned, departments],
  );
  const shownBoard = useMemo(() => {
    const drafted = withDrafts(board, drafts, days.zone, rules);
    return { ...drafted, open: openRows(drafted, own, sayPlan('open.row'), false) };
  }, [board, drafts, days, rules, own, sayPlan]);
  const checks = useMemo(() => checksWithDrafts(props.checks, state), [props.checks, state]);

  const onAction = useStable((action: ShiftAction, shift: PlanEntry, name: string) => {
    if (action === 'change') setAsked({ kind: 'form', edited: { kind: 'one', shift } });
    else if (action === 'cover' || action === 'split' || action === 'note') setAsked({ kind: action, shift, name });
    else
      told(say(`done.${action}`, { name })).change(waysOf[action], (latest) =>
        changesOfAction(latest, action, shift, days),
      );
  });
  const menuOf = useMemo(() => {
    const reached = new Set(planned.flatMap(({ id, formerly }) => [id, ...formerly]));
    const rowsReached = new Set([...reached].map(openRowOf));
    const isReached = ({ employeeId, departmentId }: PlanEntry) => {
      const home = now.personOf(employeeId)?.departmentId ?? null;
      return [departmentId, home].some((id) => id !== null && reached.has(id)) || rowsReached.has(employeeId);
    };
    return ({ id, employeeId, start, end }: Shift, name: string) => {
      const entry = entryOf(now, { id, from: employeeId, start, end });
      if (!entry || !isReached(entry)) return null;
      const actions = actionsOf(entry);
      if (actions.length === 0) return null;
      const label = say('actions', { shift: itemTimes(entry, days), name });
      return <ShiftMenu {...{ label, actions }} onAction={(action) => onAction(action, entry, name)} />;
    };
  }, [planned, now, days, say, onAction]);

  const wishesOf = useMemo(
    () => (employee: number) => {
      const own = wishesFor(wishes, employee, date);
      return own.length > 0 && <WishesOfDay wishes={own} />;
    },
    // The texts depend on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [wishes, date, sayNotes],
  );

  useLayoutEffect(
    () => onView({ board: shownBoard, checks, menuOf, wishesOf }),
    [onView, shownBoard, checks, menuOf, wishesOf],
  );
  useLayoutEffect(() => () => onView(undefined), [onView]);
  useEffect(() => {
    // The row that had the focus is gone.
    if (!asked && document.activeElement === document.body) add.current?.focus();
  });

  return (
    <div ref={layer} className="screen-only">
      <DayPlanBar
        {...{ date, unit, edits }}
        steps={state.steps}
        addRef={add}
        onAdd={
          own.length > 0 ? () => setAsked({ kind: 'form', edited: { kind: 'new', employee: null, date } }) : undefined
        }
      />
      {asked && (
        <DayPlanDialogs {...{ asked, shown, told, rules, board, address }} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}
