import type { RequestOf } from '@horae/contract/route';
import { staffingNeedsContract as contract } from '@horae/contract/scheduling/staffing-needs.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import type { PlanDays } from '../planning.queries';

export const needsKey = (hotel: number) => ['staffing-needs', hotel];

export const needDaysKey = (hotel: number) => [...needsKey(hotel), 'days'];

/** The needs that hold on the days on screen. */
export const needsQuery = (days: PlanDays) =>
  queryOptions({
    queryKey: [...needsKey(days.hotel), 'list', days.first, days.last],
    queryFn: ({ signal }) => call(contract.list, { query: days }, signal),
    meta: { ofHotel: true },
  });

/** What is needed at each moment of the days on screen. */
export const needDaysQuery = (days: PlanDays) =>
  queryOptions({
    queryKey: [...needDaysKey(days.hotel), days.first, days.last],
    queryFn: ({ signal }) => call(contract.days, { query: days }, signal),
    meta: { ofHotel: true },
  });

type Add = RequestOf<typeof contract.add>['body'];
type Keyed<Body> = { key: string; body: Body };

const refreshes = ['staffing-needs'];

/** Shows its error in the form. */
export const addNeeds = mutationOptions({
  mutationFn: ({ key, body }: Keyed<Add>) => callTagged(contract.add, { body }, { idempotencyKey: key }),
  meta: { refreshes, showsError: true },
});

/** Adds without a form: needs whose deletion is undone. */
export const putNeeds = mutationOptions({
  mutationFn: ({ key, body }: Keyed<Add>) => callTagged(contract.add, { body }, { idempotencyKey: key }),
  meta: { refreshes },
});

export const changeNeed = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.change>['body']) => call(contract.change, { body }),
  meta: { refreshes, showsError: true },
});

/** Gives a need its end back, without a form. */
export const restoreNeed = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.change>['body']) => call(contract.change, { body }),
  meta: { refreshes },
});

export const copyNeeds = mutationOptions({
  mutationFn: ({ key, body }: Keyed<RequestOf<typeof contract.copy>['body']>) =>
    callTagged(contract.copy, { body }, { idempotencyKey: key }),
  meta: { refreshes, showsError: true },
});

export const removeNeeds = mutationOptions({
  mutationFn: ({ key, body }: Keyed<RequestOf<typeof contract.remove>['body']>) =>
    callTagged(contract.remove, { body }, { idempotencyKey: key }),
  meta: { refreshes },
});
