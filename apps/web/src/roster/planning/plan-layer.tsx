import { addDays } from '@horae/local-time/local-date';
import type { TimelineHandle } from '@horae/timeline';
import { useQuery } from '@tanstack/react-query';
import { lazy, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useChanges } from '#platform/changes';
import { queryClient } from '#platform/query-client';
import { ErrorPanel } from '#ui/error-panel';
import { Part } from '#ui/part';
import { everyBoard } from '../board.queries';
import type { LoadedBoard } from '../loaded-board';
import type { GridRow } from '../model/rows.rules';
import { plannedTogether } from '../planned-together';
import type { RosterAddress } from '../roster-address';
import { useStable } from '../use-stable';
import { BudgetLine } from './budgets/budget-line';
import { useFillSeries } from './fill/use-fill-series';
import { useListedPlanKeys } from './list-plan-keys';
import { checksWithDrafts } from './model/checks-with-drafts.rules';
import type { CopiedDays } from './model/copied-days.rules';
import { withOpenShifts } from './model/open-plan.rules';
import { withDrafts } from './model/plan-now.rules';
import { useOpenGap } from './needs/open-gap';
import { useCoverStrip } from './needs/use-cover-strip';
import { useNotes } from './notes/use-notes';
import { usePins } from './notes/use-pins';
import { useDayOpen } from './open-shifts/use-day-open';
import { useOpenRows } from './open-shifts/use-open-rows';
import { PlanBar } from './plan-bar';
import type { PlanView } from './plan-view';
import { planKey, planQuery, rulesQuery } from './planning.queries';
import { planningWords } from './planning.words';
import { placeOf } from './presence/place-of';
import { useOthers } from './presence/use-others';
import { createCounts } from './row-counters';
import { useNeededSkills } from './templates/use-needed-skills';
import { useTemplateCodes } from './templates/use-template-codes';
import { TypedDay } from './typed-day';
import { useArrange } from './use-arrange';
import { useLeaveLeft } from './use-leave-left';
import { type Step, useNextCell } from './use-next-cell';
import { usePasted } from './use-pasted';
import { type Clipboard, usePlanCommands } from './use-plan-commands';
import { usePlanEdits } from './use-plan-edits';
import { usePlanHands } from './use-plan-hands';
import { usePlanKeys } from './use-plan-keys';
import { useWishes } from './wishes/use-wishes';

const PersonPlan = lazy(() => import('./person/person-plan').then((m) => ({ default: m.PersonPlan })));

const ItemMenu = lazy(() => import('./item-menu/item-menu').then((m) => ({ default: m.ItemMenu })));

interface PlanLayerProps {
  hotel: number;
  loaded: LoadedBoard;
  address: RosterAddress;
  rows: readonly GridRow[];
  handle: RefObject<TimelineHandle | null>;
  /** Days are planned in lists, person by person, instead of on the grid. */
  isInLists?: boolean;
  onView: (view: PlanView | undefined) => void;
}

/** Planning on top of a calendar: its drafts, the editor of a day, and the bar that publishes. */
export function PlanLayer(props: PlanLayerProps) {
  const { board } = props.loaded;
  const address = props.isInLists ? plannedTogether(props.address) : props.address;
  const { period } = address;
  const shown = { hotel: props.hotel, first: period.start, last: addDays(period.start, period.days - 1) };
  const plan = useQuery(planQuery(shown));
  useChanges('plan', planKey(shown));
  // Kept while the days on screen change.
  const clipboard = useState<CopiedDays>();
  if (plan.error && !plan.data) return <ErrorPanel error={plan.error} onRetry={() => void plan.refetch()} />;
  if (!board || !plan.data) return null;
  return (
    <LoadedPlan {...props} clipboard={clipboard} address={address} board={board} shown={shown} state={plan.data} />
  );
}

interface LoadedPlanProps extends PlanLayerProps {
  clipboard: Clipboard;
  board: NonNullable<LoadedBoard['board']>;
  shown: Parameters<typeof planQuery>[0];
  state: NonNullable<Parameters<typeof usePlanEdits>[0]['state']>;
}

interface PlannedDay {
  employee: number;
  date: string;
}

function LoadedPlan(props: LoadedPlanProps) {
  const { hotel, loaded, shown, state, address, rows, handle, isInLists = false, clipboard, onView } = props;
  const say = planningWords.use();
  const { days, range, zoom } = address;
  const { open } = state;
  const board = useMemo(() => withOpenShifts(props.board, open, days.zone), [props.board, open, days]);
  const edits = usePlanEdits({
    board,
    days,
    shown,
    state,
    onRefused: () => void queryClient.invalidateQueries({ queryKey: everyBoard(hotel) }),
  });
  const rules = useQuery(rulesQuery(shown));
  const { codesOf, colourOf } = useTemplateCodes(hotel, days);
  const notes = useNotes(shown);
  const pins = usePins(notes);
  const paste = usePasted({ rows, address, edits, pins, codesOf });
  const arrange = useArrange({ hotel, board, address, handle });
  const nextCell = useNextCell();
  const commands = usePlanCommands({ rows, address, edits, pins, paste, arrange, clipboard });
  const { edited, close, menu, closeMenu, chosen, obey } = commands;

  const fillSeries = useFillSeries({ chosen, address, edits, pins });

  const { drafts, now } = edits;
  useNeededSkills(shown, state.drafts, rules.data);
  const leaveLeft = useLeaveLeft(shown, state.drafts);
  const drafted = useMemo(() => withDrafts(board, drafts, days.zone, rules.data), [board, drafts, days, rules.data]);
  const { board: shownBoard, choice } = useOpenRows(hotel, drafted, (row) => {
    // Rows above those on screen move none of them.
    if (address.view.group !== 'department') requestAnimationFrame(() => handle.current?.showRow(row));
  });
  const counts = useMemo(
    () => (zoom === 'day' ? undefined : createCounts({ now, drafts, rules: rules.data, days, range }, leaveLeft)),
    // Every text depends on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [zoom, now, drafts, rules.data, days, range, leaveLeft, say],
  );
  const checks = useMemo(() => checksWithDrafts(loaded.checks, state), [loaded.checks, state]);
  const gap = useOpenGap({ hotel, edits, rules: rules.data, board, address, handle });
  const dayOpen = useDayOpen({ shown, edits, rules: rules.data, board, drafted, address, isInLists });
  const strip = useCoverStrip({ shown, address, rows, drafts, rules: rules.data, onOpen: gap.onOpen });
  const hasDrafts = drafts.length > 0;
  const onCommand = useStable(obey);
  const [opened, setOpened] = useState<PlannedDay>();
  const openedRow = rows.find((row) => row.kind === 'resource' && row.id === opened?.employee);
  const onPerson = useStable((employee: number, date: string) => setOpened({ employee, date }));
  const wishes = useWishes(shown);
  const { others, store } = useOthers({ ...shown, ...placeOf(edited, chosen) });
  const editing = usePlanHands({ now, drafts, rules: rules.data, rows, days, range }, { others: store, notes, wishes });
  useLayoutEffect(
    () =>
      onView({
        board: shownBoard,
        hasDrafts,
        checks,
        onCommand,
        onPerson,
        openOfDay: dayOpen.list,
        editing,
        counts,
        strip,
        colourOf,
      }),
    [onView, shownBoard, hasDrafts, checks, onCommand, onPerson, dayOpen.list, editing, counts, strip, colourOf],
  );
  useLayoutEffect(() => () => onView(undefined), [onView]);
  usePlanKeys({ undo: () => edits.undo(false), redo: () => edits.undo(true) });
  useListedPlanKeys(!isInLists);

  function leave(step: Step): void {
    if (!edited) return;
    close();
    handle.current?.focus(nextCell(step, { rowId: edited.row.id, date: edited.date }, rows, shown));
  }

  return (
    <>
      <PlanBar
        shown={shown}
        edits={edits}
        checks={checks}
        rules={rules.data}
        state={state}
        address={address}
        board={board}
        openRows={choice}
        chosen={chosen}
        others={others}
        isInLists={isInLists}
        pins={pins}
        onSeries={fillSeries}
        pasteFault={paste.fault}
        onCloseFault={paste.dismiss}
        onDay={(employee, date) =>
          isInLists ? onPerson(employee, date) : handle.current?.focus({ rowId: employee, date })
        }
      />
      <BudgetLine shown={shown} drafts={state.drafts} rows={rows} />
      {opened && openedRow?.kind === 'resource' && (
        <Part>
          <PersonPlan
            {...{ hotel, edits, checks, board, address }}
            rules={rules.data}
            row={openedRow}
            date={opened.date}
            codes={codesOf(openedRow)}
            onClose={() => setOpened(undefined)}
          />
        </Part>
      )}
      {menu && (
        <Part>
          <ItemMenu
            key={menu.item.id}
            asked={menu}
            {...{ shown, edits, board, address, onCommand }}
            rules={rules.data}
            onClose={closeMenu}
          />
        </Part>
      )}
      {gap.dialog}
      {dayOpen.dialog}
      {edited && (
        <TypedDay
          key={`${edited.row.id} ${edited.date}`}
          {...{ edited, edits, days }}
          rules={rules.data}
          codes={codesOf(edited.row)}
          onLeave={leave}
        />
      )}
    </>
  );
}
