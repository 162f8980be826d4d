import { healthContract } from '@horae/contract/core/health.contract';
import { comingSoonContract } from '@horae/contract/demo-apps/coming-soon.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

/** Whether the server is back; polled every half minute. */
export const readyQuery = queryOptions({
  queryKey: ['ready'],
  queryFn: ({ signal }) => call(healthContract.ready, {}, signal),
  refetchInterval: 30_000,
  retry: false,
});

export const notifyMe = mutationOptions({
  mutationFn: (email: string) => call(comingSoonContract.notify, { body: { email } }),
  meta: { showsError: true },
});
