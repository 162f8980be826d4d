import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { stored } from '#platform/storage';
import { boardOptions, everyBoard, fetchBoard } from '#roster/board.queries';
import { allCalendars } from '#roster/model/shift.rules';

interface OwnShifts {
  hotel: number;
  timeZone: string;
  employee: number;
  from: LocalDate;
}

/** The days of own shifts that are read. */
const span = 22;

/** The employee's own shifts and leave, from yesterday on: last night's work may end today. */
export function ownShiftsQuery({ hotel, timeZone, employee, from }: OwnShifts) {
  return queryOptions({
    ...boardOptions,
    queryKey: [...everyBoard(hotel), 'my time', employee, from],
    queryFn: (fetching) =>
      fetchBoard(
        staffTimelineContract.filtered,
        {
          selectedHotel: stored.selectedHotel.get(),
          filters: { calendars: allCalendars, businessUnit: '', orgUnit: '', workCenter: '', employees: [employee] },
          dates: { start: from, end: addDays(from, span) },
          selectedApp: stored.selectedApp.get(),
        },
        timeZone,
        fetching,
      ),
    meta: { ofHotel: true },
  });
}
