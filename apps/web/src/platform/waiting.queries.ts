import { waitingContract } from '@horae/contract/core/waiting.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './api';
import { today } from './device-day';

export const everyWaiting = ['waiting'];

/** What waits for the account, at a hotel too where one is chosen: for the bell, the menu and the home screen. */
export function waitingQuery(hotel: number | undefined) {
  return queryOptions({
    queryKey: [...everyWaiting, hotel ?? null],
    queryFn: async ({ signal }) => {
      const query = { day: today(), ...(hotel !== undefined && { hotel }) };
      return (await call(waitingContract.count, { query }, signal)).waiting;
    },
    placeholderData: keepPreviousData,
  });
}
