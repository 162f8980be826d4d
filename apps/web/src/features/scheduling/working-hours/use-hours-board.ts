import type { WorkingHours } from '@horae/contract/scheduling/hour-rows';
import { addDays } from '@horae/local-time/local-date';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SelectedHotel } from '#platform/storage';
import type { Board } from '#roster/model/board.rules';
import { narrowResources } from '#roster/model/narrow-resources.rules';
import { isDelivered } from './model/measure.rules';
import { type ShownTree, treeOf } from './model/shown-tree.rules';
import { planAsks } from './model/tree.rules';
import type { HoursControl } from './use-hours-control';
import { choicesQuery, type HoursQuestion, sumsQuery } from './working-hours.queries';

export interface HoursBoard {
  question: HoursQuestion;
  choices: Board | undefined;
  /** The whole period: for the tiles, and to know which data there is at all. */
  whole: WorkingHours | undefined;
  /** The same for finished days only. */
  finished: WorkingHours | undefined;
  tree: ShownTree | undefined;
  isNobodyFound: boolean;
  isFetching: boolean;
  error: unknown;
  updatedAt: number;
  version: string | undefined;
  refetch: () => Promise<boolean>;
}

const top = { parent: [], depth: 1 };

function useSameList<T>(list: readonly T[]): readonly T[] {
  const [current, setHeld] = useState(list);
  if (current.length === list.length && current.every((one, at) => one === list[at])) return current;
  setHeld(list);
  return list;
}

/** The sums on screen: those of the expanded places, or while they are loading those shown before. */
export function useHoursBoard(hotel: SelectedHotel, control: HoursControl): HoursBoard {
  const { view, days, today, period, column, columns } = control;
  const end = addDays(period.start, period.days);
  const range = { hotel: hotel.ErpCompanyId, timeZone: days.zone.id, start: period.start, end };
  const choices = useQuery(choicesQuery(range, view));
  const board = choices.data?.board;
  const found = useMemo(() => {
    if (!view.q.trim()) return null;
    const nobodyElse = { dg: [], dept: [], programs: [], emp: null, q: view.q };
    return board ? narrowResources(board.resources, nobodyElse).map(({ employeeId }) => employeeId) : [];
  }, [board, view.q]);

  const whole: HoursQuestion = {
    hotel: hotel.ErpCompanyId,
    start: period.start,
    end,
    column,
    levels: view.levels,
    place: { bu: view.bu, ou: view.ou, wc: view.wc, dg: view.dg, dept: view.dept, emp: null },
    employees: found,
    programs: view.programs,
    calendars: view.calendars,
    overtimes: view.overtimes,
  };
  const finished = { ...whole, end: today < end ? today : end };
  const question = view.measure === 'variance' && finished.start < finished.end ? finished : whole;
  const ofWhole = useQuery({ ...sumsQuery(whole, top), placeholderData: keepPreviousData });
  const ofFinished = useQuery({ ...sumsQuery(finished, top), placeholderData: keepPreviousData });
  const results = useQueries({
    queries: planAsks(view.open, view.levels.length).map((ask) => sumsQuery(question, ask)),
  });

  const scope = JSON.stringify(question);
  const answers = useSameList(results.map(({ data }) => data));
  const [tree, setTree] = useState<ShownTree>();
  const fresh = useMemo(
    () => treeOf(answers, { scope, columns, levels: view.levels }, tree),
    // `tree` is only the base to build on; a change of it is no reason to build again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [answers, scope, columns, view.levels],
  );
  if (fresh && fresh !== tree) setTree(fresh);

  const all = [ofWhole, ofFinished, ...results].filter(({ fetchStatus, data }) => data || fetchStatus !== 'idle');
  const failed = [ofWhole, ...results, choices].find(({ error }) => error);
  const updates = [ofWhole, ...results].map(({ dataUpdatedAt }) => dataUpdatedAt).filter((at) => at > 0);
  const hasActual = ofWhole.data ? isDelivered('actual', ofWhole.data) : false;
  return {
    question,
    choices: board,
    whole: ofWhole.data,
    finished: hasActual ? ofFinished.data : undefined,
    tree: fresh ?? tree,
    isNobodyFound: found?.length === 0 && board !== undefined,
    isFetching: all.some(({ isFetching }) => isFetching),
    error: failed?.error ?? null,
    updatedAt: updates.length > 0 ? Math.min(...updates) : 0,
    version: ofWhole.data?.version ?? undefined,
    async refetch() {
      if (found?.length === 0) return true;
      const failedChoices = choices.error ? [choices] : [];
      const again = await Promise.all([ofWhole, ...results, ...failedChoices].map((result) => result.refetch()));
      return again.every(({ isSuccess }) => isSuccess);
    },
  };
}
