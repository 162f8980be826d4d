import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { PlannedItem } from '#roster/planned-item';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { planOf } from './plan-of-people';

/** What these people are planned for in the week that begins on a Monday, drafts included. */
export async function readWeekPlan(
  db: Database,
  hotel: GrantedHotel,
  employees: readonly number[],
  monday: string,
): Promise<PlannedItem[]> {
  refuseWithoutPlanning(hotel);
  const days = { first: monday, last: addDays(monday, 6) };
  const { items } = await planOf(db, hotel, employees, days);
  return items.filter(({ firstDay, lastDay }) => firstDay <= days.last && lastDay >= days.first);
}
