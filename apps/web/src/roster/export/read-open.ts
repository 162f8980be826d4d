import type { OpenShift } from '@horae/contract/scheduling/planned-items';
import { addDays } from '@horae/local-time/local-date';
import { queryClient } from '#platform/query-client';
import { mayPlan } from '../may-plan';
import { planQuery } from '../planning/planning.queries';
import { draftedOpen } from './open-lines.rules';
import type { RosterPicture } from './roster-picture';

/** The open shifts of the days on screen, as drafted where drafts are shown; none for those who do not plan. */
export async function readOpen({
  hotel,
  period,
  hasDrafts,
  openRows = [],
}: RosterPicture): Promise<readonly OpenShift[]> {
  if (!mayPlan(hotel)) return [];
  const days = { hotel: hotel.ErpCompanyId, first: period.start, last: addDays(period.start, period.days - 1) };
  const { open, drafts } = await queryClient.fetchQuery(planQuery(days));
  return hasDrafts ? draftedOpen(open, drafts, openRows) : open;
}
