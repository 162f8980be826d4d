import type { RequestOf } from '@horae/contract/route';
import { correctionRequestsContract as contract } from '@horae/contract/time/correction-requests.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const everyOwnRequest = ['own-requests'];

export function ownRequestsQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyOwnRequest, hotel],
    queryFn: ({ signal }) => call(contract.mine, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });
}

/** A day as planned and clocked, from which to request corrections. */
export function ownRecordQuery(hotel: number, day: string) {
  return queryOptions({
    queryKey: ['own-record', hotel, day],
    queryFn: ({ signal }) => call(contract.ownDay, { query: { hotel, day } }, signal),
    meta: { ofHotel: true },
    gcTime: 0,
  });
}

export const askForCorrection = mutationOptions({
  mutationFn: ({ key, body }: { key: string; body: RequestOf<typeof contract.ask>['body'] }) =>
    callTagged(contract.ask, { body }, { idempotencyKey: key }),
  meta: { refreshes: everyOwnRequest, showsError: true },
});

export const withdraw = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.withdraw>['body']) => call(contract.withdraw, { body }),
  meta: { refreshes: everyOwnRequest },
});
