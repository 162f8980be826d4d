import { waitingContract } from '@horae/contract/core/waiting.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api';
import { today } from './device-day';

/** Open items of the apps in one call, for the bell, and for the menu while its groups are closed. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => call(waitingContract.count, { query: { day: today() } }, signal),
});
