import { stafftimerContract } from '@horae/contract/stafftimer.contract';
import type { Zoom } from '@horae/timeline';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { stored } from '#platform/storage';
import { boardOptions, everyBoard, fetchBoard } from '#roster/board.queries';
import { rosterWords } from '#roster/roster.words';
import { calledView } from './model/calendar-view-names.rules';

/** What the server narrows by. */
export interface Scope {
  hotel: number;
  timeZone: string;
  bu: number | null;
  ou: number | null;
  wc: number | null;
  ergani: boolean;
}

const meta = () => ({ thing: rosterWords.say('title'), to: '/staff-timeline', ofHotel: true });

const option = (value: number | null) => value ?? '';

export function monthKey({ hotel, bu, ou, wc, ergani }: Scope, month: string): QueryKey {
  return [...everyBoard(hotel), 'month', bu, ou, wc, ergani, month];
}

/** One month of one business unit, all calendars. */
export function monthQuery(scope: Scope, month: string) {
  const [year, monthOfYear] = month.split('-').map(Number);
  return queryOptions({
    ...boardOptions,
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
    ...boardOptions,
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
