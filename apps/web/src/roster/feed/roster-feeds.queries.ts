import { rosterFeedsContract } from '@horae/contract/scheduling/roster-feeds.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

interface Whose {
  hotel: number;
  employeeId: number;
}

const feedsOf = ({ hotel, employeeId }: Whose) => ['roster feeds', hotel, employeeId] as const;

/** The active feeds of an employee. */
export function feedsQuery(whose: Whose) {
  return queryOptions({
    queryKey: feedsOf(whose),
    queryFn: ({ signal }) => call(rosterFeedsContract.list, { query: whose }, signal),
    meta: { ofHotel: true },
  });
}

/** Resolves with the address, which is never returned again. */
export function addFeed(whose: Whose) {
  return mutationOptions({
    mutationFn: () => call(rosterFeedsContract.add, { body: whose }),
    meta: { refreshes: feedsOf(whose), showsError: true },
  });
}

export function revokeFeed(whose: Whose, done: string) {
  return mutationOptions({
    mutationFn: (id: number) => call(rosterFeedsContract.revoke, { body: { hotel: whose.hotel, id } }),
    meta: { refreshes: feedsOf(whose), done, showsError: true },
  });
}
