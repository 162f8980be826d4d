import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays } from '@horae/local-time/local-date';
import type { Period, Zoom } from '@horae/timeline';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { stored } from '#platform/storage';
import { boardOptions, everyBoard, fetchBoard } from '#roster/board.queries';
import type { Scope } from '#roster/month.queries';
import { rosterWords } from '#roster/roster.words';
import { calledView } from './model/calendar-view-names.rules';

const option = (value: number | null) => value ?? '';

export interface RangeQuestion {
  zoom: Zoom;
  /** Half-open dates. */
  start: string;
  end: string;
  calendars: readonly number[];
}

/** Any range, limited to the selected calendars. */
export function rangeQuery(scope: Scope, { zoom, start, end, calendars }: RangeQuestion) {
  const { hotel, bu, ou, wc, ergani } = scope;
  const queryKey: QueryKey = [...everyBoard(hotel), 'range', bu, ou, wc, ergani, zoom, start, end, calendars.join()];
  return queryOptions({
    ...boardOptions,
    queryKey,
    queryFn: (fetching) =>
      fetchBoard(
        staffTimelineContract.filtered,
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
    meta: { thing: rosterWords.say('title'), to: '/staff-timeline', ofHotel: true },
  });
}

/** Everybody of the hotel that the account sees in a period, without their shifts. */
export function hotelPeopleQuery(hotel: number, timeZone: string, { start, days }: Period) {
  return queryOptions({
    ...boardOptions,
    queryKey: [...everyBoard(hotel), 'people', start, days],
    queryFn: (fetching) =>
      fetchBoard(
        staffTimelineContract.filtered,
        {
          selectedHotel: stored.selectedHotel.get(),
          filters: { calendars: [] },
          dates: { start, end: addDays(start, days) },
          selectedApp: stored.selectedApp.get(),
        },
        timeZone,
        fetching,
      ),
    meta: { thing: rosterWords.say('title'), to: '/staff-timeline', ofHotel: true },
  });
}
