import { peopleContract } from '@horae/contract/people/people.contract';
import type { RequestOf } from '@horae/contract/route';
import { planAdviceContract as contract } from '@horae/contract/scheduling/plan-advice.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const adviceKey = (hotel: number) => ['plan-advice', hotel];

export const adviceQuery = (hotel: number) =>
  queryOptions({
    queryKey: [...adviceKey(hotel), 'list'],
    queryFn: ({ signal }) => call(contract.list, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });

/** The job titles and skills in use, for those who administer the hotel. */
export const namesQuery = (hotel: number) =>
  queryOptions({
    queryKey: [...adviceKey(hotel), 'names'],
    queryFn: ({ signal }) => call(peopleContract.choices, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });

type Keyed<Body> = { key: string; body: Body };
type Save = RequestOf<typeof contract.save>['body'];

const refreshes = ['plan-advice'];

/** Shows its error in the form. */
export const saveAdvice = mutationOptions({
  mutationFn: ({ key, body }: Keyed<Save>) => callTagged(contract.save, { body }, { idempotencyKey: key }),
  meta: { refreshes, showsError: true },
});

/** Puts back what was deleted, without a form. */
export const restoreAdvice = mutationOptions({
  mutationFn: ({ key, body }: Keyed<Save>) => callTagged(contract.save, { body }, { idempotencyKey: key }),
  meta: { refreshes },
});

export const removeAdvice = mutationOptions({
  mutationFn: ({ key, body }: Keyed<RequestOf<typeof contract.remove>['body']>) =>
    callTagged(contract.remove, { body }, { idempotencyKey: key }),
  meta: { refreshes },
});
