import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { checksOfDays, isAdvice } from './roster-checks.service';

/** The number of people whom the calendars mark with findings today. */
export async function countChecksToday(db: Database, hotel: GrantedHotel): Promise<number> {
  const today = hotelClock(hotel.timeZone).today();
  const { findings } = await checksOfDays(db, hotel, { first: today, last: today });
  return new Set(findings.filter((finding) => !isAdvice(finding)).map(({ employeeId }) => employeeId)).size;
}
