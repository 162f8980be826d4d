import type { RequestOf } from '@horae/contract/route';
import { rotationsContract as contract } from '@horae/contract/scheduling/rotations.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import type { PlanDays } from '../planning.queries';

export const rotationsKey = (hotel: number) => ['rotations', hotel];

/** The patterns, and who works by which on the days on screen or later. */
export const rotationsQuery = (days: PlanDays) =>
  queryOptions({
    queryKey: [...rotationsKey(days.hotel), days.first, days.last],
    queryFn: ({ signal }) => call(contract.list, { query: days }, signal),
    meta: { ofHotel: true },
  });

const refreshes = ['rotations'];

type Keyed<Body> = { key: string; body: Body };
type Add = RequestOf<typeof contract.add>['body'];

export const addRotation = mutationOptions({
  mutationFn: ({ key, body }: Keyed<Add>) => callTagged(contract.add, { body }, { idempotencyKey: key }),
  meta: { refreshes, showsError: true },
});

/** Adds without a form: one whose deletion is undone. */
export const putRotation = mutationOptions({
  mutationFn: ({ key, body }: Keyed<Add>) => callTagged(contract.add, { body }, { idempotencyKey: key }),
  meta: { refreshes },
});

export const changeRotation = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.change>['body']) => call(contract.change, { body }),
  meta: { refreshes, showsError: true },
});

export const removeRotation = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.remove>['body']) => call(contract.remove, { body }),
  meta: { refreshes },
});

export const assignRotation = mutationOptions({
  mutationFn: ({ key, body }: Keyed<RequestOf<typeof contract.assign>['body']>) =>
    callTagged(contract.assign, { body }, { idempotencyKey: key }),
  meta: { refreshes, showsError: true },
});

export const endAssignment = mutationOptions({
  mutationFn: ({ key, body }: Keyed<RequestOf<typeof contract.end>['body']>) =>
    callTagged(contract.end, { body }, { idempotencyKey: key }),
  meta: { refreshes, showsError: true },
});
