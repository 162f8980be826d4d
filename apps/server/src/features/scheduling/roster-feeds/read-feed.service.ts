import { mailLanguage } from '@horae/contract/languages';
import { addDays } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth } from '@horae/local-time/month';
import { and, eq, isNull, not } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { accountHotels, accounts } from '../../core/session/session.table';
import { companies } from '../../people/organisation/organisation.table';
import { hasLeft } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';
import { type FeedPeriod, readFeedShifts } from './feed-shifts';
import { feedText } from './feed-text.rules';
import { hashOf } from './roster-feeds.service';
import { rosterFeeds } from './roster-feeds.table';

const monthsAhead = 3;

/** Whole local months: the last one, this one and the next three. */
export function feedPeriod(timeZone: string, now: Date): FeedPeriod {
  const clock = hotelClock(timeZone);
  const first = firstOfMonth(clock.dayOf(now.getTime() / 1000));
  const firstDay = addMonths(first, -1);
  const next = addMonths(first, monthsAhead + 1);
  return {
    firstDay,
    lastDay: addDays(next, -1),
    from: new Date(clock.startOf(firstDay) * 1000),
    to: new Date(clock.startOf(next) * 1000),
    dayOf: (instant) => clock.dayOf(instant.getTime() / 1000),
  };
}

/** Returns the text at an address; an unknown or revoked one, or of somebody who has left, is not found. */
export async function readFeed(db: Database, companyId: number, secret: string, now: Date): Promise<string> {
  const isMeant = and(
    eq(rosterFeeds.companyId, companyId),
    eq(rosterFeeds.secretHash, hashOf(secret)),
    isNull(rosterFeeds.revokedAt),
    not(hasLeft(rosterFeeds.companyId, rosterFeeds.employeeId)),
  );
  const [feed] = await db
    .update(rosterFeeds)
    .set({ lastReadAt: now })
    .where(isMeant)
    .returning({ employeeId: rosterFeeds.employeeId, createdAt: rosterFeeds.createdAt });
  if (!feed) throw notFound('Feed');
  const [whose] = await db
    .select({
      employee: employees.name,
      hotel: companies.name,
      timeZone: companies.timeZone,
      ofHotel: companies.language,
      ofAccount: accounts.language,
    })
    .from(employees)
    .innerJoin(companies, eq(companies.companyId, employees.companyId))
    .leftJoin(
      accountHotels,
      and(eq(accountHotels.companyId, employees.companyId), eq(accountHotels.employeeId, employees.id)),
    )
    .leftJoin(accounts, eq(accounts.id, accountHotels.accountId))
    .where(and(eq(employees.companyId, companyId), eq(employees.id, feed.employeeId)));
  const shifts = await readFeedShifts(db, companyId, feed.employeeId, feedPeriod(whose!.timeZone, now));
  // What an account has chosen counts before the hotel's language.
  const language = mailLanguage(whose!.ofAccount, whose!.ofHotel ?? 'en');
  return feedText({ companyId, ...whose!, language, stamp: feed.createdAt, shifts });
}
