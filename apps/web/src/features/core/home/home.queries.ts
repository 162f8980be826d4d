import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { stored } from '#platform/storage';
import { boardOptions, everyBoard, fetchBoard } from '#roster/board.queries';
import { allCalendars } from '#roster/model/shift.rules';

export const everyDuty = ['home duty'];

/** Who is at work now at a hotel, and who is missing. */
export function dutyQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyDuty, hotel],
    queryFn: ({ signal }) => call(declarationsContract.onDuty, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });
}

/** The hours and people of a week, by day and in total. */
export function weekQuery(hotel: number, monday: LocalDate) {
  return queryOptions({
    queryKey: [...everyBoard(hotel), 'home week', monday],
    queryFn: async ({ signal }) => {
      const dates = { start: monday, end: addDays(monday, 7) };
      const body = { hotel, dates, column: 'day', levels: ['businessUnit'], depth: 1 } as const;
      return (await call(workingHoursContract.sums, { body: { ...body, levels: [...body.levels] } }, signal)).total;
    },
    meta: { ofHotel: true },
  });
}

interface OwnShifts {
  hotel: number;
  timeZone: string;
  employee: number;
  monday: LocalDate;
}

/** The weeks of own shifts that are read: this one, and three more for the next shift. */
const weeks = 4;

/** The account's own shifts and leave, from this week on. */
export function ownShiftsQuery({ hotel, timeZone, employee, monday }: OwnShifts) {
  return queryOptions({
    ...boardOptions,
    queryKey: [...everyBoard(hotel), 'home own', employee, monday],
    queryFn: (fetching) =>
      fetchBoard(
        staffTimelineContract.filtered,
        {
          selectedHotel: stored.selectedHotel.get(),
          filters: { calendars: allCalendars, businessUnit: '', orgUnit: '', workCenter: '', employees: [employee] },
          dates: { start: monday, end: addDays(monday, 7 * weeks) },
          selectedApp: stored.selectedApp.get(),
        },
        timeZone,
        fetching,
      ),
    meta: { ofHotel: true },
  });
}
