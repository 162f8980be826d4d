import type { RequestOf } from '@horae/contract/route';
import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { planningContract } from '@horae/contract/scheduling/planning.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
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

/** The shifts that lie on days of a leave. */
export const shiftsUnderLeaveQuery = (query: RequestOf<typeof planningContract.shiftsUnderLeave>['query']) =>
  queryOptions({
    queryKey: [...everyPerson, 'under-leave', query],
    queryFn: ({ signal }) => call(planningContract.shiftsUnderLeave, { query }, signal),
    staleTime: 0,
  });

export type LeaveToGrant = RequestOf<typeof planningContract.grantLeave>['body'];

/** Grants a leave with what becomes of its shifts; the same key may be sent again when no reply came. */
export const grantLeave = mutationOptions({
  mutationFn: async ({ body, key }: { body: LeaveToGrant; key: string }) =>
    (await callTagged(planningContract.grantLeave, { body }, { idempotencyKey: key })).answer,
  meta: { refreshes: everyPerson, showsError: true },
});

export const undoGrant = (done: string) =>
  mutationOptions({
    mutationFn: (body: RequestOf<typeof planningContract.undo>['body']) => call(planningContract.undo, { body }),
    meta: { refreshes: everyPerson, done },
  });
