import type { PlanState } from '@horae/contract/scheduling/planning.contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { queryClient } from '#platform/query-client';
import { Part } from '#ui/part';
import { everyBoard } from '../../board.queries';
import { openRowOf } from '../../model/open-rows.rules';
import type { Shift } from '../../model/shift.rules';
import { useStable } from '../../use-stable';
import { itemTimes } from '../item-texts';
import { checksWithDrafts } from '../model/checks-with-drafts.rules';
import { openRows, withOpenShifts } from '../model/open-plan.rules';
import { entryOf } from '../model/plan-items.rules';
import { type PlanEntry, withDrafts } from '../model/plan-now.rules';
import type { Edited } from '../model/shift-form.rules';
import { PlanFault } from '../plan-fault';
import { type PlanDays, rulesQuery } from '../planning.queries';
import { planningWords } from '../planning.words';
import { useDepartments } from '../shift-dialog/use-departments';
import { usePlanEdits } from '../use-plan-edits';
import { usePlanKeys } from '../use-plan-keys';
import { dayPlanWords } from './day-plan.words';
import type { DayPlanProps } from './day-plan-props';
import { type ShiftAction, ShiftMenu } from './shift-menu';
import { useToldEdits } from './use-told-edits';

const ShiftDialog = lazy(() => import('../shift-dialog/shift-dialog').then((m) => ({ default: m.ShiftDialog })));

interface LoadedDayPlanProps extends DayPlanProps {
  shown: PlanDays;
  state: PlanState;
}

export function LoadedDayPlan(props: LoadedDayPlanProps) {
  const { hotel, board: published, address, shown, state, departments, onView } = props;
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
  const told = useToldEdits(edits);
  const layer = useRef<HTMLDivElement>(null);
  usePlanKeys({ undo: () => edits.undo(false), redo: () => edits.undo(true) }, layer);
  const [edited, setEdited] = useState<Edited>();

  const own = useMemo(() => planned.filter(({ id }) => departments.includes(id)), [planned, departments]);
  const shownBoard = useMemo(() => {
    const drafted = withDrafts(board, drafts, days.zone, rules);
    return { ...drafted, open: openRows(drafted, own, sayPlan('open.row'), false) };
  }, [board, drafts, days, rules, own, sayPlan]);
  const checks = useMemo(() => checksWithDrafts(props.checks, state), [props.checks, state]);

  const onAction = useStable((action: ShiftAction, shift: PlanEntry) => {
    if (action === 'change') setEdited({ kind: 'one', shift });
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
      const label = say('actions', { shift: itemTimes(entry, days), name });
      return <ShiftMenu label={label} onAction={(action) => onAction(action, entry)} />;
    };
  }, [planned, now, days, say, onAction]);

  useLayoutEffect(() => onView({ board: shownBoard, checks, menuOf }), [onView, shownBoard, checks, menuOf]);
  useLayoutEffect(() => () => onView(undefined), [onView]);

  return (
    <div ref={layer} className="screen-only">
      <PlanFault edits={edits} />
      {edited && (
        <Part>
          <ShiftDialog
            {...{ hotel, rules, board, address }}
            edits={told(say('changed'))}
            choices={[edited]}
            repeat={[]}
            onClose={() => setEdited(undefined)}
          />
        </Part>
      )}
    </div>
  );
}
