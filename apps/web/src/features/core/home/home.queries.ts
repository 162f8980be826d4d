import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { everyBoard } from '#roster/board.queries';

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
