import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { checksOfDays } from './roster-checks.service';

/** The number of findings that the calendars mark today. */
export async function countChecksToday(db: Database, hotel: GrantedHotel): Promise<number> {
  const today = hotelClock(hotel.timeZone).today();
  const { findings } = await checksOfDays(db, hotel, { first: today, last: today });
  return findings.length;
}
