import type { RequestOf } from '@horae/contract/route';
import { clockPoliciesContract as contract } from '@horae/contract/time/clock-policies.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { everyDevice } from './clock-devices.queries';

export function policiesQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyDevice, 'policies', hotel],
    queryFn: ({ signal }) => call(contract.list, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });
}

/** A policy with its current tag; fetched when its form opens. */
export function policyQuery(hotel: number, jobTitle: string) {
  return queryOptions({
    queryKey: ['clock-policy', hotel, jobTitle],
    queryFn: ({ signal }) => callTagged(contract.one, { query: { hotel, jobTitle } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** What would be recomputed if the policy changed. */
export function policyEffectQuery(hotel: number, jobTitle: string, fromDay: string | undefined) {
  return queryOptions({
    queryKey: ['clock-policy-effect', hotel, jobTitle, fromDay],
    queryFn: ({ signal }) => call(contract.effect, { query: { hotel, jobTitle, ...(fromDay && { fromDay }) } }, signal),
    gcTime: 0,
  });
}

export const setPolicy = mutationOptions({
  mutationFn: ({ tag, body }: { tag?: string | undefined; body: RequestOf<typeof contract.set>['body'] }) =>
    callTagged(contract.set, { body }, { ifMatch: tag }),
  meta: { refreshes: everyDevice, showsError: true },
});

export const removePolicy = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.remove>['body']) => call(contract.remove, { body }),
  meta: { refreshes: everyDevice },
});
