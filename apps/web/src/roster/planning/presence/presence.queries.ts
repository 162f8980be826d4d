import type { RequestOf } from '@horae/contract/route';
import { planPresenceContract, presenceSeconds } from '@horae/contract/scheduling/plan-presence.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export type PlanPlace = RequestOf<typeof planPresenceContract.tell>['body'] & { hotel: number };

const between = presenceSeconds.between * 1000;

/** Tells where one plans and asks who else does, every few seconds while the page is visible: less often alone. */
export const othersQuery = (hotel: number, whereNow: () => PlanPlace) =>
  queryOptions({
    queryKey: ['plan-presence', hotel],
    queryFn: async ({ signal }) => (await call(planPresenceContract.tell, { body: whereNow() }, signal)).others,
    refetchInterval: ({ state }) => (state.data?.length ? between : 2 * between),
    retry: false,
    gcTime: 0,
  });

/** The plan was closed; whether that arrives matters for seconds only. */
export function tellLeaving(place: PlanPlace): void {
  void call(planPresenceContract.tell, { body: { ...place, isLeaving: true } }).catch(() => undefined);
}
