import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { checksOfDays } from './roster-checks.service';

/** The number of people whom the calendars mark with findings today. */
export async function countChecksToday(db: Database, hotel: GrantedHotel): Promise<number> {
  const today = hotelClock(hotel.timeZone).today();
  const { findings } = await checksOfDays(db, hotel, { first: today, last: today });
  return new Set(findings.map(({ employeeId }) => employeeId)).size;
}
