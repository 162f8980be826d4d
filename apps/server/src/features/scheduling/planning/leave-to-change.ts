import { longestLeave } from '@horae/contract/scheduling/plan-leave';
import { daysBetween } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import type { Days } from './plan-scope';
import { readItemsById } from './published-items';

/** Refuses to change what is not a leave of this person, and to move one further than can be decided together. */
export async function refuseOtherLeave(
  tx: Database,
  hotel: GrantedHotel,
  { id, employeeId, first }: { id: number; employeeId: number } & Days,
): Promise<void> {
  const [leave] = await readItemsById(tx, hotel, [id]);
  if (!leave?.allDay || leave.type === 'DayOff' || leave.employeeId !== employeeId) throw notFound('Leave');
  if (Math.abs(daysBetween(leave.firstDay, first)) > longestLeave)
    throw invalid('leave.firstDay', `Leave can be moved by up to ${longestLeave} days. Remove it and add it again.`);
}
