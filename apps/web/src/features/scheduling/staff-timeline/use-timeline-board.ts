import { addMonths } from '@horae/local-time/month';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { SelectedHotel } from '#platform/storage';
import type { Cover, LoadedBoard } from '#roster/loaded-board';
import type { Board } from '#roster/model/board.rules';
import { allCalendars } from '#roster/model/shift.rules';
import { monthKey, monthQuery, type Scope } from '#roster/month.queries';
import { useRosterChecks } from '#roster/use-roster-checks';
import { useSettled } from '#roster/use-settled';
import { planFetch } from './model/fetch-plan.rules';
import { mergeMonths } from './model/merge-months.rules';
import { rangeQuery } from './staff-timeline.queries';
import type { TimelineAddress } from './use-timeline-address';

export interface TimelineBoard extends LoadedBoard {
  /** Months that are in the cache and need no request. */
  months: ReadonlySet<string>;
  showAllCalendars: () => void;
  toggleCalendar: (calendar: number) => void;
}

/** Debounce of filter changes, in ms: only the last of a burst is requested. */
const burst = 250;

const wholeMonth = (month: string): Cover => {
  const start = `${month}-01`;
  return { start, end: addMonths(start, 1) };
};

/** The server's reply for this address, and the calendar switches, which use a request of their own. */
export function useTimelineBoard(hotel: SelectedHotel, address: TimelineAddress): TimelineBoard {
  const { view, period, days, change } = address;
  const { bu, ou, wc, ergani, calendars } = view;
  const place = `${period.start} ${period.days} ${bu} ${ou} ${wc} ${ergani}`;
  const [toggledAt, setToggledAt] = useState('');
  const chosen = calendars.join();
  const asked = useSettled(
    useMemo(
      () => ({ bu, ou, wc, ergani, calendars: chosen.split(',').filter(Boolean).map(Number), toggledAt }),
      [bu, ou, wc, ergani, chosen, toggledAt],
    ),
    burst,
  );
  const timeZone = days.zone.id;
  const scope = useMemo(
    () => ({
      hotel: hotel.ErpCompanyId,
      timeZone,
      bu: asked.bu,
      ou: asked.ou,
      wc: asked.wc,
      ergani: asked.ergani,
      wholeHotel: true,
    }),
    [hotel.ErpCompanyId, timeZone, asked],
  );
  const loaded = useBoard(scope, address, asked.calendars, asked.toggledAt === place);

  function chooseCalendars(chosen: readonly number[]): void {
    setToggledAt(place);
    change({ calendars: chosen });
  }

  return {
    ...loaded,
    showAllCalendars: () => chooseCalendars(allCalendars),
    toggleCalendar: (calendar) =>
      chooseCalendars(allCalendars.filter((id) => (id === calendar) !== calendars.includes(id))),
  };
}

/** The months of a scope that are in the cache. */
function monthsHeld(client: QueryClient, scope: Scope): ReadonlySet<string> {
  const queryKey = monthKey(scope, '').slice(0, -1);
  const months = client.getQueriesData({ queryKey }).filter(([, data]) => data !== undefined);
  return new Set(months.map(([key]) => String(key.at(-1))));
}

/** The board of a period, from months or one range; while it is loading, the board shown before. */
function useBoard(scope: Scope, address: TimelineAddress, calendars: readonly number[], wasToggled: boolean) {
  const { zoom, period } = address;
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
  const checks = useRosterChecks(scope.hotel, period);

  const [first, second] = results.map(({ data }) => data?.board);
  const border = covers[1]?.start;
  const board = useMemo(
    () => (first && second && border ? mergeMonths(first, second, border) : (first ?? second)),
    [first, second, border],
  );
  const updates = results.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((at) => at > 0);
  // Until anything of the new period arrives, the age is that of the board still shown.
  const updatedAt = updates.length > 0 ? Math.min(...updates) : (last?.updatedAt ?? 0);
  if (board && board !== last?.board) {
    setLast({ board, covers: covers.filter((_, at) => (at === 0 ? first : second) !== undefined), updatedAt });
  }
  // Deferred, so that React renders the first board in slices: with all its rows it would block the page.
  const isBegun = useDeferredValue(last !== undefined, false);
  const drawn = isBegun ? last : undefined;
  const [oldest] = results.filter(({ data }) => data).sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt);
  // Recompute whenever something was loaded.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const months = useMemo(() => monthsHeld(client, scope), [client, scope, updatedAt]);
  return {
    board: drawn?.board,
    covers: drawn?.covers ?? [],
    isFetching: drawn !== last || results.some((result) => result.isFetching),
    error: results.find((result) => result.error)?.error ?? null,
    updatedAt,
    version: oldest?.data?.version ?? undefined,
    checks,
    months,
    async refetch() {
      const answers = await Promise.all(results.map((result) => result.refetch()));
      return answers.every(({ isSuccess }) => isSuccess);
    },
  };
}
