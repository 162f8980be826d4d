import type { RequestOf } from '@horae/contract/route';
import { rosterWishesContract as contract } from '@horae/contract/scheduling/roster-wishes.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const everyWish = ['roster-wishes'];

/** Those of the user, and until when they are entered. */
export const ownWishesQuery = (hotel: number) =>
  queryOptions({
    queryKey: [...everyWish, 'own', hotel],
    queryFn: ({ signal }) => call(contract.own, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });

/** Those of the people whom the account plans, between two days. */
export const wishesQuery = (days: { hotel: number; first: string; last: string }) =>
  queryOptions({
    queryKey: [...everyWish, 'planned', days],
    queryFn: async ({ signal }) => (await call(contract.list, { query: days }, signal)).wishes,
    meta: { ofHotel: true },
  });

type Keyed<Body> = { key: string; body: Body };

export const saveWish = mutationOptions({
  mutationFn: ({ key, body }: Keyed<RequestOf<typeof contract.save>['body']>) =>
    callTagged(contract.save, { body }, { idempotencyKey: key }),
  meta: { refreshes: everyWish, showsError: true },
});

/** Puts back what was withdrawn, without a form. */
export const restoreWish = mutationOptions({
  mutationFn: ({ key, body }: Keyed<RequestOf<typeof contract.save>['body']>) =>
    callTagged(contract.save, { body }, { idempotencyKey: key }),
  meta: { refreshes: everyWish },
});

export const removeWish = mutationOptions({
  mutationFn: ({ key, body }: Keyed<RequestOf<typeof contract.remove>['body']>) =>
    callTagged(contract.remove, { body }, { idempotencyKey: key }),
  meta: { refreshes: everyWish },
});
