import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { stored } from '#platform/storage';
import { boardOptions, everyBoard, fetchBoard } from '../board.queries';
import { allCalendars } from '../model/shift.rules';

interface OwnShifts {
  hotel: number;
  timeZone: string;
  employee: number;
  first: LocalDate;
  today: LocalDate;
}

/** The days from today in which the next shift is looked for. */
const ahead = 21;

/** The employee's own shifts and leave, from the day before the first on: the work of a night ends on the next day. */
export function ownShiftsQuery({ hotel, timeZone, employee, first, today }: OwnShifts) {
  const dates = { start: addDays(first, -1), end: addDays(today, ahead) };
  return queryOptions({
    ...boardOptions,
    queryKey: [...everyBoard(hotel), 'own shifts', employee, dates],
    queryFn: (fetching) =>
      fetchBoard(
        staffTimelineContract.filtered,
        {
          selectedHotel: stored.selectedHotel.get(),
          filters: { calendars: allCalendars, businessUnit: '', orgUnit: '', workCenter: '', employees: [employee] },
          dates,
          selectedApp: stored.selectedApp.get(),
        },
        timeZone,
        fetching,
      ),
    meta: { ofHotel: true },
  });
}
