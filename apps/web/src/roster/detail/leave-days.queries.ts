import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { everyBoard } from '../board.queries';

/** The days of a leave that count as leave; both days included. */
export function leaveDaysQuery(hotel: number, employee: number, from: string, to: string) {
  return queryOptions({
    queryKey: [...everyBoard(hotel), 'leave days', employee, from, to],
    queryFn: ({ signal }) => call(contract.leaveDays, { query: { hotel, employee, from, to } }, signal),
  });
}
