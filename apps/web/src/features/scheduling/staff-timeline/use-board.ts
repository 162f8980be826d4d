import { addMonths } from '@horae/local-time/month';
import type { Period, Zoom } from '@horae/timeline';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Cover, LoadedBoard } from '#roster/loaded-board';
import { type Board, mergeBoards } from '#roster/model/board.rules';
import { monthKey, monthQuery, type Scope } from '#roster/month.queries';
import { planFetch } from './model/fetch-plan.rules';
import { rangeQuery } from './staff-timeline.queries';

interface Question {
  scope: Scope;
  zoom: Zoom;
  period: Period;
  calendars: readonly number[];
  wasToggled: boolean;
}

const wholeMonth = (month: string): Cover => {
  const start = `${month}-01`;
  return { start, end: addMonths(start, 1) };
};

/** The board of a period: its months or its range, and while that is on its way the one shown before. */
export function useBoard({ scope, zoom, period, calendars, wasToggled }: Question): LoadedBoard {
  const client = useQueryClient();
  const [last, setLast] = useState<{ board: Board; covers: readonly Cover[]; updatedAt: number }>();
  const plan = planFetch({
    zoom,
    period,
    calendars,
    wasToggled,
    employees: last?.board.resources.length ?? 0,
    isLoaded: (month) => client.getQueryData(monthKey(scope, month)) !== undefined,
  });
  const covers = plan.call === 'months' ? plan.months.map(wholeMonth) : [{ start: plan.start, end: plan.end }];
  const results = useQueries({
    queries:
      plan.call === 'months'
        ? plan.months.map((month) => monthQuery(scope, month))
        : [rangeQuery(scope, { ...plan, zoom })],
  });

  const [first, second] = results.map(({ data }) => data?.board);
  const board = useMemo(() => mergeBoards([first, second].filter((one) => one !== undefined)), [first, second]);
  const updates = results.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((at) => at > 0);
  // While nothing of another period has arrived, what is shown is as old as it was.
  const updatedAt = updates.length > 0 ? Math.min(...updates) : (last?.updatedAt ?? 0);
  if (board && board !== last?.board) {
    setLast({ board, covers: covers.filter((_, at) => (at === 0 ? first : second) !== undefined), updatedAt });
  }
  // The first one is drawn in slices, since with all its rows it would hold the page for longer than a blink.
  const isBegun = useDeferredValue(last !== undefined, false);
  const drawn = isBegun ? last : undefined;
  const [oldest] = results.filter(({ data }) => data).sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt);
  return {
    board: drawn?.board,
    covers: drawn?.covers ?? [],
    isFetching: drawn !== last || results.some((result) => result.isFetching),
    error: results.find((result) => result.error)?.error ?? null,
    updatedAt,
    version: oldest?.data?.version ?? undefined,
    async refetch() {
      const answers = await Promise.all(results.map((result) => result.refetch()));
      return answers.every(({ isSuccess }) => isSuccess);
    },
  };
}
