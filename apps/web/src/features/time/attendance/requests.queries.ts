import type { AnswerOf, RequestOf } from '@horae/contract/route';
import { correctionRequestsContract as contract } from '@horae/contract/time/correction-requests.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const everyRequest = ['correction-requests'];

export type RequestsWanted = RequestOf<typeof contract.list>['query'];

export function requestsQuery(query: RequestsWanted) {
  return queryOptions({
    queryKey: [...everyRequest, 'list', query],
    queryFn: ({ signal }) => call(contract.list, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });
}

/** A request with its day and its tag; fetched again whenever either of them changes. */
export function requestQuery(hotel: number, id: number) {
  return queryOptions({
    queryKey: [...everyRequest, 'one', hotel, id],
    queryFn: ({ signal }) => callTagged(contract.one, { query: { hotel, id } }, { signal }),
    meta: { ofHotel: true },
  });
}

type Decision = RequestOf<typeof contract.decide>['body'];

export const decideRequest = mutationOptions({
  mutationFn: ({ tag, body }: { tag?: string | undefined; body: Decision }) =>
    callTagged(contract.decide, { body }, { ifMatch: tag }),
  meta: { refreshes: everyRequest, showsError: true },
});

export type OneRequest = AnswerOf<typeof contract.one>;
