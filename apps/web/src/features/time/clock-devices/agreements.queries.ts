import type { RequestOf } from '@horae/contract/route';
import { agreementsContract as contract } from '@horae/contract/time/agreements.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { everyDevice } from './clock-devices.queries';

export function agreementsQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyDevice, 'agreements', hotel],
    queryFn: ({ signal }) => call(contract.list, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });
}

/** An agreement with its current tag; fetched when its form opens. */
export function agreementQuery(hotel: number, id: number) {
  return queryOptions({
    queryKey: ['agreement', hotel, id],
    queryFn: ({ signal }) => callTagged(contract.one, { query: { hotel, id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

const meta = { refreshes: everyDevice, showsError: true };

export const addAgreement = mutationOptions({
  mutationFn: ({ key, body }: { key: string; body: RequestOf<typeof contract.add>['body'] }) =>
    callTagged(contract.add, { body }, { idempotencyKey: key }),
  meta,
});

/** Undoes a removal. No form is open that could show an error, so the default handling does. */
export const restoreAgreement = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.add>['body']) => call(contract.add, { body }),
  meta: { refreshes: everyDevice },
});

export const changeAgreement = mutationOptions({
  mutationFn: async (body: RequestOf<typeof contract.change>['body']) => {
    // The user may submit before the agreement has loaded.
    const { tag } = await queryClient.ensureQueryData(agreementQuery(Number(body.hotel), Number(body.id)));
    return callTagged(contract.change, { body }, { ifMatch: tag });
  },
  meta,
});

export const removeAgreement = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.remove>['body']) => call(contract.remove, { body }),
  meta: { refreshes: everyDevice },
});
