import type { GrantedHotel } from '#platform/account';
import { AnswerCache } from '#platform/answer-cache';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import type { FindRosterVersion } from '#platform/roster-answer';
import { countChecksToday } from '../../scheduling/roster-checks/checks-today.reads';

const keptBytes = 100_000;

/** Counts the people with roster checks today once per version of the roster: they read the plan of everyone in scope. */
export function keptChecks(db: Database, versionOf: FindRosterVersion): (hotel: GrantedHotel) => Promise<number> {
  const cache = new AnswerCache(keptBytes);
  return async (hotel) => {
    const today = hotelClock(hotel.timeZone).today();
    const key = JSON.stringify([await versionOf(hotel.companyId), hotel.companyId, hotel.scope, today]);
    const { body } = await cache.answer(key, async () => {
      const count = await countChecksToday(db, hotel);
      return { body: Buffer.from(String(count)), isZipped: false, tag: '' };
    });
    return Number(body);
  };
}
