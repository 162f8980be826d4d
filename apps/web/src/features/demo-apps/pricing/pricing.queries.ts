import { type PlanName, pricingContract } from '@horae/contract/demo-apps/pricing.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

const pricing = ['pricing'];

export const pricingQuery = queryOptions({
  queryKey: pricing,
  queryFn: ({ signal }) => call(pricingContract.read, {}, signal),
});

export const choosePlan = mutationOptions({
  mutationFn: (choice: { plan: PlanName; isYearly: boolean }) => call(pricingContract.choose, { body: choice }),
  meta: { refreshes: pricing },
});
