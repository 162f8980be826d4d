import type { RequestOf } from '@horae/contract/route';
import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { everyPerson } from './people.queries';

export function leavesQuery(hotel: number, employee: number) {
  return queryOptions({
    queryKey: [...everyPerson, 'leaves', hotel, employee],
    queryFn: ({ signal }) => call(leavesContract.list, { query: { hotel, employee } }, signal),
  });
}

export type LeaveToSave = RequestOf<typeof leavesContract.save>['body'];

export const saveLeave = mutationOptions({
  mutationFn: (body: LeaveToSave) => call(leavesContract.save, { body }),
  meta: { refreshes: everyPerson, showsError: true },
});

export const removeLeave = mutationOptions({
  mutationFn: (body: RequestOf<typeof leavesContract.remove>['body']) => call(leavesContract.remove, { body }),
  meta: { refreshes: everyPerson },
});
