import { bookmarksContract } from '@horae/contract/core/bookmarks.contract';
import { type FoundKind, mainSearchContract } from '@horae/contract/core/main-search.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

const minute = 60_000;

/** The server's results: the best of each kind, or all of the given kind. */
export function foundQuery(q: string, kind?: FoundKind) {
  const query = kind ? { q, kind, limit: 200 } : { q };
  return queryOptions({
    queryKey: ['found', query],
    queryFn: ({ signal }) => call(mainSearchContract.find, { query }, signal),
    enabled: q !== '',
    staleTime: minute / 2,
    placeholderData: keepPreviousData,
  });
}

/** Files and contacts from the account's own e-mails. */
export const searchDataQuery = queryOptions({
  queryKey: ['main-search'],
  queryFn: ({ signal }) => call(bookmarksContract.search, {}, signal),
  staleTime: 5 * minute,
});
