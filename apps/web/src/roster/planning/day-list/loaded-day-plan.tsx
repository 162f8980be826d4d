import type { PlanState } from '@horae/contract/scheduling/plan-drafts';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChanges } from '#platform/changes';
import { queryClient } from '#platform/query-client';
import { ActionItem } from '#ui/action-menu';
import { Part } from '#ui/part';
import { submissionsKey, submissionsQuery } from '../../approval/roster-approval.queries';
import { everyBoard } from '../../board.queries';
import type { Shift } from '../../model/shift.rules';
import { clockRange } from '../../texts/shift-texts';
import { useStable } from '../../use-stable';
import { everyWish, wishesQuery } from '../../wishes/wishes.queries';
import { itemTimes } from '../item-texts';
import { checksWithDrafts } from '../model/checks-with-drafts.rules';
import { openRows, withOpenShifts } from '../model/open-plan.rules';
import { withStays } from '../model/person-on.rules';
import { type PlanEntry, withDrafts } from '../model/plan-now.rules';
import { PinnedLeft } from '../notes/pinned-left';
import { planNotesWords } from '../notes/plan-notes.words';
import { useNotes } from '../notes/use-notes';
import { usePins } from '../notes/use-pins';
import { planKeyWords } from '../plan-keys.words';
import { type PlanDays, rulesQuery } from '../planning.queries';
import { planningWords } from '../planning.words';
import { useDepartments } from '../shift-dialog/use-departments';
import { usePlanEdits } from '../use-plan-edits';
import { usePlanKeys } from '../use-plan-keys';
import { wishesFor } from '../wishes/wishes-on.rules';
import { writeCopied } from '../write-copied';
import { type AskedOfDay, askedBy } from './asked-of-day';
import { dayPlanWords } from './day-plan.words';
import { DayPlanBar } from './day-plan-bar';
import { DayPlanDialogs } from './day-plan-dialogs';
import type { DayPlanProps } from './day-plan-props';
import type { PlannedShift } from './day-plan-view';
import { actionsOf, type ShiftAction } from './shift-actions.rules';
import { changesOfAction, waysOf } from './shift-changes.rules';
import { ShiftMenu } from './shift-menu';
import { TickedPeople } from './ticked-people';
import { useDayCells } from './use-day-cells';
import { usePlannedOf } from './use-planned-of';
import { useToldEdits } from './use-told-edits';
import { WishesOfDay } from './wishes-of-day';

const PublishDay = lazy(() => import('./publish-day').then((m) => ({ default: m.PublishDay })));

interface LoadedDayPlanProps extends DayPlanProps {
  shown: PlanDays;
  state: PlanState;
}

export function LoadedDayPlan(props: LoadedDayPlanProps) {
  const { hotel, date, unit, board: published, address, shown, state, departments, listed, people, onView } = props;
  const say = dayPlanWords.use();
  const sayPlan = planningWords.use();
  const { days } = address;
  const { open, stays } = state;
  const board = useMemo(
    () => withStays(withOpenShifts(published, open, days.zone), stays),
    [published, open, stays, days],
  );
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

  const [isPublishing, setPublishing] = useState(false);
  const pins = usePins(useNotes(shown));
  const cells = useDayCells({ hotel, date, address, edits, rules, pins, listed });
  const { cellOf, chosen, hands, paste } = cells;
  const sayKeys = planKeyWords.use();
  const approval = useQuery(submissionsQuery(hotel));
  useChanges('roster-approval', submissionsKey(hotel));
  const isSubmitted = approval.data !== undefined && approval.data.isNeeded && !approval.data.mayApprove;

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
    const next = askedBy(action, shift, name);
    if (typeof next !== 'string') setAsked(next);
    else
      told(say(`done.${next}`, { name })).change(waysOf[next], (latest) => changesOfAction(latest, next, shift, days));
  });
  const plannedOf = usePlannedOf(planned, now, days);
  const { copiedText } = hands;
  const onClipboard = useStable((what: 'copy' | 'cut' | 'paste', employee: number) => {
    const of = { people: [employee], dates: [date] };
    if (what === 'paste') hands.paste(of, copiedText ?? '');
    else hands.copy(of, what === 'cut', writeCopied);
  });
  const menuOf = useMemo(
    () => (shift: Shift, name: string) => {
      const entry = plannedOf(shift);
      if (!entry) return null;
      const actions = actionsOf(entry);
      if (actions.length === 0) return null;
      const label = say('actions', { shift: itemTimes(entry, days), name });
      const ways = (['copy', 'cut', 'paste'] as const).filter((way) => way !== 'paste' || copiedText !== undefined);
      return (
        <ShiftMenu {...{ label, actions }} onAction={(action) => onAction(action, entry, name)}>
          {ways.map((way) => (
            <ActionItem key={way} onClick={() => onClipboard(way, entry.employeeId)}>
              {sayKeys(`menu.${way}`)}
            </ActionItem>
          ))}
        </ShiftMenu>
      );
    },
    [plannedOf, days, say, sayKeys, onAction, onClipboard, copiedText],
  );
  const timesOf = useMemo(
    () =>
      ({ key, shift, resource }: PlannedShift) => {
        const entry = plannedOf(shift);
        return entry ? cellOf(key, entry, resource) : clockRange(shift, days);
      },
    [plannedOf, cellOf, days],
  );

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
    () => onView({ board: shownBoard, checks, menuOf, timesOf, wishesOf }),
    [onView, shownBoard, checks, menuOf, timesOf, wishesOf],
  );
  useLayoutEffect(() => () => onView(undefined), [onView]);
  useEffect(() => {
    // The row that had the focus is gone.
    if (!asked && !cells.editor && document.activeElement === document.body) add.current?.focus();
  });

  return (
    <div ref={layer} className="screen-only">
      <DayPlanBar
        {...{ date, unit, edits }}
        steps={state.steps}
        publish={say(isSubmitted ? 'submit' : 'publish')}
        onPublish={drafts.length === 0 || edits.isSaving || approval.isPending ? undefined : () => setPublishing(true)}
        paste={paste}
        addRef={add}
        onAdd={
          own.length > 0 ? () => setAsked({ kind: 'form', edited: { kind: 'new', employee: null, date } }) : undefined
        }
      />
      {chosen.people.length > 0 && (
        <TickedPeople {...{ hotel, chosen, hands, edits, rules, checks, board, address, pins }} reported={told} />
      )}
      <PinnedLeft pins={pins} />
      {cells.editor}
      {isPublishing && (
        <Part>
          <PublishDay {...{ date, shown, address, board, isSubmitted, people }} onClose={() => setPublishing(false)} />
        </Part>
      )}
      {asked && (
        <DayPlanDialogs {...{ asked, shown, told, rules, board, address }} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}
