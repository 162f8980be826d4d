import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays } from '@horae/local-time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { stored } from '#platform/storage';
import { boardOptions, everyBoard, fetchBoard } from '../../board.queries';
import { allCalendars } from '../../model/shift.rules';
import type { PlanDays } from '../planning.queries';

/** Everybody's plan on some days, with the night before them. */
export const boardOfDaysQuery = ({ hotel, first, last }: PlanDays, timeZone: string) =>
  queryOptions({
    ...boardOptions,
    queryKey: [...everyBoard(hotel), 'cover', first, last],
    queryFn: (fetching) =>
      fetchBoard(
        staffTimelineContract.filtered,
        {
          selectedHotel: stored.selectedHotel.get(),
          filters: { calendars: allCalendars, businessUnit: '', orgUnit: '', workCenter: '' },
          dates: { start: addDays(first, -1), end: addDays(last, 1) },
          selectedApp: stored.selectedApp.get(),
        },
        timeZone,
        fetching,
      ),
    meta: { ofHotel: true },
  });
