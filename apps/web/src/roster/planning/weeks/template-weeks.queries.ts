import type { RequestOf } from '@horae/contract/route';
import { templateWeeksContract as contract } from '@horae/contract/scheduling/template-weeks.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const weeksKey = (hotel: number) => ['template-weeks', hotel];

export const weeksQuery = (hotel: number) =>
  queryOptions({
    queryKey: weeksKey(hotel),
    queryFn: ({ signal }) => call(contract.list, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });

const refreshes = ['template-weeks'];

export const addWeek = mutationOptions({
  mutationFn: ({ key, body }: { key: string; body: RequestOf<typeof contract.add>['body'] }) =>
    callTagged(contract.add, { body }, { idempotencyKey: key }),
  meta: { refreshes, showsError: true },
});

export const renameWeek = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.rename>['body']) => call(contract.rename, { body }),
  meta: { refreshes, showsError: true },
});

export const removeWeek = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.remove>['body']) => call(contract.remove, { body }),
  meta: { refreshes },
});
