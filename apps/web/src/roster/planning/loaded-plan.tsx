import type { TimelineHandle } from '@horae/timeline';
import type { TouchMode } from '@horae/timeline/editing';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useMemo, useState } from 'react';
import { queryClient } from '#platform/query-client';
import { createStore } from '#platform/store';
import { everyBoard } from '../board.queries';
import type { LoadedBoard } from '../loaded-board';
import type { GridRow } from '../model/rows.rules';
import type { RosterAddress } from '../roster-address';
import { useStable } from '../use-stable';
import { BudgetLine } from './budgets/budget-line';
import { useFillSeries } from './fill/use-fill-series';
import { useListedPlanKeys } from './list-plan-keys';
import { checksWithDrafts } from './model/checks-with-drafts.rules';
import { withOpenShifts } from './model/open-plan.rules';
import { withStays } from './model/person-on.rules';
import { useOpenGap } from './needs/open-gap';
import { useCoverStrip } from './needs/use-cover-strip';
import { useNotes } from './notes/use-notes';
import { usePins } from './notes/use-pins';
import { useDayOpen } from './open-shifts/use-day-open';
import { PlanBar } from './plan-bar';
import { PlanEditors } from './plan-editors';
import type { PlanView } from './plan-view';
import { type PlanDays, rulesQuery } from './planning.queries';
import { placeOf } from './presence/place-of';
import { useOthers } from './presence/use-others';
import { useNeededSkills } from './templates/use-needed-skills';
import { useTemplateCodes } from './templates/use-template-codes';
import { useArrange } from './use-arrange';
import { type Clipboard, useDayHands } from './use-day-hands';
import { useDraftedBoard } from './use-drafted-board';
import { useLeaveLeft } from './use-leave-left';
import { type Step, useNextCell } from './use-next-cell';
import { usePasted } from './use-pasted';
import { usePlanCommands } from './use-plan-commands';
import { usePlanCounts } from './use-plan-counts';
import { usePlanEdits } from './use-plan-edits';
import { usePlanHands } from './use-plan-hands';
import { usePlanKeys } from './use-plan-keys';
import { useViewedPlan } from './use-viewed-plan';
import { useWishes } from './wishes/use-wishes';

export interface PlanLayerProps {
  hotel: number;
  loaded: LoadedBoard;
  address: RosterAddress;
  rows: readonly GridRow[];
  handle: RefObject<TimelineHandle | null>;
  /** Days are planned in lists, person by person, instead of on the grid. */
  isInLists?: boolean;
  onView: (view: PlanView | undefined) => void;
}

interface LoadedPlanProps extends PlanLayerProps {
  clipboard: Clipboard;
  board: NonNullable<LoadedBoard['board']>;
  shown: PlanDays;
  state: NonNullable<Parameters<typeof usePlanEdits>[0]['state']>;
}

interface PlannedDay {
  employee: number;
  date: string;
}

/** The plan of the days on screen: its drafts, the editors of a day, and the bar that publishes. */
export function LoadedPlan(props: LoadedPlanProps) {
  const { hotel, loaded, shown, state, address, rows, handle, isInLists = false, clipboard, onView } = props;
  const { days, range } = address;
  const { open, stays } = state;
  const board = useMemo(
    () => withStays(withOpenShifts(props.board, open, days.zone), stays),
    [props.board, open, stays, days],
  );
  const edits = usePlanEdits({
    board,
    days,
    shown,
    state,
    onRefused: () => void queryClient.invalidateQueries({ queryKey: everyBoard(hotel) }),
  });
  const { data: rules } = useQuery(rulesQuery(shown));
  const { codesOf, colourOf } = useTemplateCodes(hotel, days);
  const notes = useNotes(shown);
  const pins = usePins(notes);
  const paste = usePasted({ rows, address, edits, pins, codesOf });
  const arrange = useArrange({ hotel, board, address, handle });
  const nextCell = useNextCell();
  const hands = useDayHands({ rows, address, edits, pins, paste, clipboard });
  const commands = usePlanCommands({ hands, address, edits, arrange });
  const { edited, chosen } = commands;
  const fillSeries = useFillSeries({ chosen, address, edits, pins });

  const { drafts, now } = edits;
  useNeededSkills(shown, state.drafts, rules);
  const leaveLeft = useLeaveLeft(shown, state.drafts);
  const { drafted, shownBoard, choice } = useDraftedBoard({ hotel, board, drafts, rules, address, handle });
  const { ghost, counts } = usePlanCounts(edits, rules, address, leaveLeft);
  const checks = useMemo(() => checksWithDrafts(loaded.checks, state), [loaded.checks, state]);
  const gap = useOpenGap({ hotel, edits, rules, board, address, handle });
  const dayOpen = useDayOpen({ shown, edits, rules, board, drafted, address, isInLists });
  const strip = useCoverStrip({ shown, address, rows, drafts, rules, onOpen: gap.onOpen });
  const onCommand = useStable(commands.obey);
  const [opened, setOpened] = useState<PlannedDay>();
  const openedRow = rows.find((row) => row.kind === 'resource' && row.id === opened?.employee);
  const onPerson = useStable((employee: number, date: string) => setOpened({ employee, date }));
  const wishes = useWishes(shown);
  const { others, store } = useOthers({ ...shown, ...placeOf(edited, chosen) });
  const [touch] = useState(() => createStore<TouchMode>({ copies: false, selects: false }));
  const editing = usePlanHands(
    { now, drafts, rules, rows, days, range },
    { ghost, others: store, notes, wishes, touch },
  );
  useViewedPlan(onView, {
    board: shownBoard,
    hasDrafts: drafts.length > 0,
    checks,
    onCommand,
    onPerson,
    openOfDay: dayOpen.list,
    editing,
    counts,
    strip,
    colourOf,
  });
  usePlanKeys({ undo: () => edits.undo(false), redo: () => edits.undo(true) });
  useListedPlanKeys(!isInLists);

  function leave(step: Step): void {
    if (!edited) return;
    commands.close();
    handle.current?.focus(nextCell(step, { rowId: edited.row.id, date: edited.date }, rows, shown));
  }

  return (
    <>
      <PlanBar
        shown={shown}
        edits={edits}
        checks={checks}
        rules={rules}
        state={state}
        address={address}
        board={board}
        openRows={choice}
        chosen={chosen}
        others={others}
        isInLists={isInLists}
        pins={pins}
        touch={touch}
        onSeries={fillSeries}
        pasteFault={paste.fault}
        onCloseFault={paste.dismiss}
        onDay={(employee, date) =>
          isInLists ? onPerson(employee, date) : handle.current?.focus({ rowId: employee, date })
        }
      />
      <BudgetLine shown={shown} drafts={state.drafts} rows={rows} />
      <PlanEditors
        {...{ shown, edits, checks, rules, board, address, codesOf, commands, onCommand }}
        opened={opened && openedRow?.kind === 'resource' ? { row: openedRow, date: opened.date } : undefined}
        onClosePerson={() => setOpened(undefined)}
        onLeave={leave}
      />
      {gap.dialog}
      {dayOpen.dialog}
    </>
  );
}
