import type { RouteContract } from '@horae/contract/route';
import { columnsMediaType } from '@horae/contract/staff-columns';
import { stafftimerContract } from '@horae/contract/stafftimer.contract';
import { createZone, type Zoom } from '@horae/timeline';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { callForResponse } from '#platform/api';
import { readError } from '#platform/read-error';
import { stored } from '#platform/storage';
import { type Board, boardOf } from './model/board.rules';
import { calledView } from './model/calendar-view-names.rules';
import { readCalendar } from './model/read-calendar.rules';
import { timelineWords } from './staff-timeline.words';

/** What the server narrows by. */
export interface Scope {
  hotel: number;
  timeZone: string;
  bu: number | null;
  ou: number | null;
  wc: number | null;
  ergani: boolean;
}

/** A board with the tag under which the server knows it, and the roster's version it was read at. */
export interface TaggedBoard {
  board: Board;
  tag: string | null;
  version: string | null;
}

interface Fetching {
  queryKey: QueryKey;
  client: QueryClient;
  signal: AbortSignal;
}

/** Asks with the tag of what is held; an unchanged calendar is neither sent nor read again. */
async function fetchBoard(
  contract: RouteContract,
  body: unknown,
  timeZone: string,
  fetching: Fetching,
): Promise<TaggedBoard> {
  const { queryKey, client, signal } = fetching;
  const held = client.getQueryData<TaggedBoard>(queryKey);
  const headers = { accept: columnsMediaType, ...(held?.tag && { 'if-none-match': held.tag }) };
  const response = await callForResponse(contract, { body }, { signal, headers });
  const version = response.headers.get('roster-version');
  if (response.status === 304 && held) return { ...held, version };
  if (!response.ok) throw await readError(response);
  const answer = readCalendar(await response.json(), createZone(timeZone));
  return { board: boardOf(answer, held?.board), tag: response.headers.get('etag'), version };
}

const fiveMinutes = 300_000;
const isOld = ({ state }: { state: { dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt > fiveMinutes ? ('always' as const) : false;

const common = {
  structuralSharing: false,
  refetchOnWindowFocus: isOld,
  refetchOnReconnect: 'always',
  gcTime: fiveMinutes * 2,
} as const;

const meta = () => ({ thing: timelineWords.say('title'), to: '/staff-timeline', ofHotel: true });

export const everyBoard = (hotel: number): QueryKey => ['staff-timeline', hotel];

const option = (value: number | null) => value ?? '';

export function monthKey({ hotel, bu, ou, wc, ergani }: Scope, month: string): QueryKey {
  return [...everyBoard(hotel), 'month', bu, ou, wc, ergani, month];
}

/** One month of one business unit, all calendars. */
export function monthQuery(scope: Scope, month: string) {
  const [year, monthOfYear] = month.split('-').map(Number);
  return queryOptions({
    ...common,
    queryKey: monthKey(scope, month),
    queryFn: (fetching) =>
      fetchBoard(
        stafftimerContract.month,
        {
          selectedHotel: stored.selectedHotel.get(),
          businessUnit: option(scope.bu),
          orgUnit: option(scope.ou),
          workCenter: option(scope.wc),
          month: monthOfYear,
          year,
          erganiFlag: scope.ergani,
        },
        scope.timeZone,
        fetching,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    meta: meta(),
  });
}

export interface RangeQuestion {
  zoom: Zoom;
  /** Half-open dates. */
  start: string;
  end: string;
  calendars: readonly number[];
}

/** Any range of chosen calendars. */
export function rangeQuery(scope: Scope, { zoom, start, end, calendars }: RangeQuestion) {
  const { hotel, bu, ou, wc, ergani } = scope;
  const queryKey: QueryKey = [...everyBoard(hotel), 'range', bu, ou, wc, ergani, zoom, start, end, calendars.join()];
  return queryOptions({
    ...common,
    queryKey,
    queryFn: (fetching) =>
      fetchBoard(
        stafftimerContract.filtered,
        {
          selectedHotel: stored.selectedHotel.get(),
          filters: {
            calendars,
            businessUnit: option(bu),
            orgUnit: option(ou),
            workCenter: option(wc),
            erganiFlag: ergani,
          },
          calendarView: calledView(zoom),
          dates: { start, end },
          selectedApp: stored.selectedApp.get(),
        },
        scope.timeZone,
        fetching,
      ),
    meta: meta(),
  });
}
