import { addDays } from '@horae/local-time/local-date';
import type { TimelineHandle } from '@horae/timeline';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { useChanges } from '#platform/changes';
import { queryClient } from '#platform/query-client';
import { ErrorPanel } from '#ui/error-panel';
import { everyBoard } from '../board.queries';
import type { LoadedBoard } from '../loaded-board';
import type { GridRow } from '../model/rows.rules';
import type { RosterAddress } from '../roster-address';
import { useStable } from '../use-stable';
import { CellEditor } from './cell-editor';
import { findingLines } from './finding-lines';
import { checksWithDrafts } from './model/checks-with-drafts.rules';
import { type DayItem, readDayItems } from './model/day-items.rules';
import { newFindings } from './model/plan-check.rules';
import { withDrafts } from './model/plan-now.rules';
import { replaceDay } from './model/replace-day.rules';
import { useOpenGap } from './needs/open-gap';
import { useCoverStrip } from './needs/use-cover-strip';
import { PlanBar } from './plan-bar';
import type { PlanView } from './plan-view';
import { planKey, planQuery, rulesQuery } from './planning.queries';
import { planningWords } from './planning.words';
import { createCounts } from './row-counters';
import { useTemplateCodes } from './templates/use-template-codes';
import { useArrange } from './use-arrange';
import { useLeaveLeft } from './use-leave-left';
import { usePasted } from './use-pasted';
import { usePlanCommands } from './use-plan-commands';
import { usePlanEdits } from './use-plan-edits';
import { usePlanHands } from './use-plan-hands';
import { usePlanKeys } from './use-plan-keys';

interface PlanLayerProps {
  hotel: number;
  loaded: LoadedBoard;
  address: RosterAddress;
  rows: readonly GridRow[];
  handle: RefObject<TimelineHandle | null>;
  onView: (view: PlanView | undefined) => void;
}

/** Planning on top of a calendar: its drafts, the editor of a day, and the bar that publishes. */
export function PlanLayer(props: PlanLayerProps) {
  const { board } = props.loaded;
  const { period } = props.address;
  const shown = { hotel: props.hotel, first: period.start, last: addDays(period.start, period.days - 1) };
  const plan = useQuery(planQuery(shown));
  useChanges('plan', planKey(shown));
  if (plan.error && !plan.data) return <ErrorPanel error={plan.error} onRetry={() => void plan.refetch()} />;
  if (!board || !plan.data) return null;
  return <LoadedPlan {...props} board={board} shown={shown} state={plan.data} />;
}

interface LoadedPlanProps extends PlanLayerProps {
  board: NonNullable<LoadedBoard['board']>;
  shown: Parameters<typeof planQuery>[0];
  state: NonNullable<Parameters<typeof usePlanEdits>[0]['state']>;
}

function LoadedPlan({ hotel, loaded, board, shown, state, address, rows, handle, onView }: LoadedPlanProps) {
  const say = planningWords.use();
  const { days, range, zoom } = address;
  const edits = usePlanEdits({
    board,
    days,
    shown,
    state,
    onRefused: () => void queryClient.invalidateQueries({ queryKey: everyBoard(hotel) }),
  });
  const rules = useQuery(rulesQuery(shown));
  const codesOf = useTemplateCodes(hotel);
  const paste = usePasted({ rows, address, edits, codesOf });
  const arrange = useArrange({ hotel, board, address, handle });
  const { edited, close, chosen, obey } = usePlanCommands({ rows, address, edits, paste, arrange });

  const { drafts, now } = edits;
  const leaveLeft = useLeaveLeft(shown, state.drafts);
  const shownBoard = useMemo(() => withDrafts(board, drafts, days.zone, rules.data), [board, drafts, days, rules.data]);
  const counts = useMemo(
    () => (zoom === 'day' ? undefined : createCounts({ now, drafts, rules: rules.data, days, range }, leaveLeft)),
    // Every text depends on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [zoom, now, drafts, rules.data, days, range, leaveLeft, say],
  );
  const checks = useMemo(() => checksWithDrafts(loaded.checks, state), [loaded.checks, state]);
  const gap = useOpenGap({ edits, rules: rules.data, board, address, handle });
  const strip = useCoverStrip({ shown, address, rows, drafts, rules: rules.data, onOpen: gap.onOpen });
  const onCommand = useStable(obey);
  const editing = usePlanHands({ now, drafts, rules: rules.data, rows, days, range });
  useLayoutEffect(
    () => onView({ board: shownBoard, checks, onCommand, editing, counts, strip }),
    [onView, shownBoard, checks, onCommand, editing, counts, strip],
  );
  useLayoutEffect(() => () => onView(undefined), [onView]);
  usePlanKeys({ undo: () => edits.undo(false), redo: () => edits.undo(true) });

  /** Takes what was typed; false keeps the editor open, because it was not understood. */
  function take(text: string): boolean {
    if (!edited) return true;
    const items = readDayItems(text, edited.date, codesOf(edited.row).templateOf);
    if (!items) return false;
    const wanted = { employee: edited.row.id, date: edited.date, items };
    edits.change('typed', (latest) => replaceDay(latest, wanted, days));
    return true;
  }

  function warningsOf(items: readonly DayItem[]): readonly string[] {
    if (!edited || !rules.data) return [];
    const changes = replaceDay(now, { employee: edited.row.id, date: edited.date, items }, days);
    return findingLines(newFindings({ rules: rules.data, drafts, zone: days.zone }, changes));
  }

  function leave(step: 'down' | 'up' | 'next' | 'previous' | 'stay'): void {
    if (!edited) return;
    close();
    const people = rows.filter((row) => row.kind === 'resource');
    const at = people.findIndex(({ id }) => id === edited.row.id);
    const by = step === 'down' ? 1 : step === 'up' ? -1 : 0;
    const to = people[at + by] ?? edited.row;
    const date = addDays(edited.date, step === 'next' ? 1 : step === 'previous' ? -1 : 0);
    const isShown = shown.first <= date && date <= shown.last;
    handle.current?.focus({ rowId: to.id, date: isShown ? date : edited.date });
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
        chosen={chosen}
        pasteFault={paste.fault}
        onCloseFault={paste.dismiss}
        onCheck={(employee, date) => handle.current?.focus({ rowId: employee, date })}
      />
      {gap.dialog}
      {edited && (
        <CellEditor
          key={`${edited.row.id} ${edited.date}`}
          name={edited.row.resource.title}
          date={edited.date}
          rect={edited.rect}
          text={edited.text}
          isTyped={edited.isTyped}
          days={days}
          codes={codesOf(edited.row)}
          warningsOf={warningsOf}
          onTake={take}
          onLeave={leave}
        />
      )}
    </>
  );
}
