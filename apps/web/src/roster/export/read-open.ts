import type { OpenShift } from '@horae/contract/scheduling/planned-items';
import { addDays } from '@horae/local-time/local-date';
import { queryClient } from '#platform/query-client';
import { mayPlan } from '../may-plan';
import { planQuery } from '../planning/planning.queries';
import type { RosterPicture } from './roster-picture';

/** The published open shifts of the days on screen; none for those who do not plan. */
export async function readOpen({ hotel, period }: RosterPicture): Promise<readonly OpenShift[]> {
  if (!mayPlan(hotel)) return [];
  const days = { hotel: hotel.ErpCompanyId, first: period.start, last: addDays(period.start, period.days - 1) };
  return (await queryClient.fetchQuery(planQuery(days))).open;
}
