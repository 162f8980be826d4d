import type { RequestOf } from '@horae/contract/route';
import { publicationsContract as contract } from '@horae/contract/scheduling/publications.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export const everyShortNotice = ['short-notice'];

type Wanted = RequestOf<typeof contract.shortNotice>['query'];

export const shortNoticeQuery = (query: Wanted) =>
  queryOptions({
    queryKey: [...everyShortNotice, query],
    queryFn: ({ signal }) => call(contract.shortNotice, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });

/** Fetches one page of an export. */
export async function fetchShortNotice(query: Wanted) {
  const { total, changes: rows } = await call(contract.shortNotice, { query });
  return { total, rows };
}
