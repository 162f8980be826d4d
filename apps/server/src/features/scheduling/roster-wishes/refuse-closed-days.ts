import { closedDayOf, lastDayToWish, type RosterWish } from '@horae/working-time';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { readWishDeadlines } from '../plan-advice/plan-advice.reads';
import type { rosterWishes } from './roster-wishes.table';

type Stored = Pick<typeof rosterWishes.$inferSelect, 'firstDay' | 'lastDay' | 'weekdays' | 'startTime' | 'endTime'>;

/** Refuses a wish of one’s own that says something new about a day whose deadline has passed. */
export async function refuseClosedDays(
  tx: Database,
  { companyId, timeZone }: GrantedHotel,
  before: Stored | null,
  after: Stored,
): Promise<void> {
  const today = hotelClock(timeZone).today();
  const deadlines = await readWishDeadlines(tx, companyId, before || after.firstDay > today ? today : after.firstDay);
  const day = closedDayOf({ before: before && wished(before), after: wished(after) }, deadlines, today);
  if (day === undefined) return;
  const isEnd = before !== null && before.firstDay === after.firstDay && before.lastDay !== after.lastDay;
  throw invalid(
    isEnd ? 'wish.lastDay' : 'wish.firstDay',
    `Wishes for ${day} could be entered or changed until ${lastDayToWish(deadlines, day)!}. Choose a later day.`,
  );
}

const wished = ({ firstDay, lastDay, weekdays, startTime, endTime }: Stored): RosterWish => ({
  first: firstDay,
  last: lastDay,
  weekdays,
  hours: startTime === null || endTime === null ? null : [startTime, endTime],
});
