import { createHash, randomBytes } from 'node:crypto';
import { mailLanguage } from '@horae/contract/languages';
import type { RosterFeed } from '@horae/contract/scheduling/roster-feeds.contract';
import { addDays } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth } from '@horae/local-time/month';
import { and, count, desc, eq, isNull, not, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { accountHotels, accounts } from '../../core/session/session.table';
import { companies } from '../../people/organisation/organisation.table';
import { hasLeft } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';
import { type FeedPeriod, readFeedShifts } from './feed-shifts';
import { feedText } from './feed-text.rules';
import { rosterFeeds } from './roster-feeds.table';

const mostFeeds = 10;
const monthsAhead = 3;

const shown = {
  id: rosterFeeds.id,
  employeeId: rosterFeeds.employeeId,
  createdAt: rosterFeeds.createdAt,
  lastReadAt: rosterFeeds.lastReadAt,
};

type Row = Omit<RosterFeed, 'createdAt' | 'lastReadAt'> & { createdAt: Date; lastReadAt: Date | null };

const wireFeed = ({ createdAt, lastReadAt, ...feed }: Row): RosterFeed => ({
  ...feed,
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const inForce = (companyId: number, employeeId: number) =>
  and(eq(rosterFeeds.companyId, companyId), eq(rosterFeeds.employeeId, employeeId), isNull(rosterFeeds.revokedAt));

async function lockEmployee(db: Database, companyId: number, employeeId: number): Promise<void> {
  const isEmployee = and(eq(employees.companyId, companyId), eq(employees.id, employeeId));
  const [employee] = await db.select({ id: employees.id }).from(employees).where(isEmployee).for('update');
  if (!employee) throw notFound('Employee');
}

/** Lists the feeds of an employee that are not revoked, newest first. */
export async function listFeeds(db: Database, { companyId }: GrantedHotel, employeeId: number): Promise<RosterFeed[]> {
  const rows = await db
    .select(shown)
    .from(rosterFeeds)
    .where(inForce(companyId, employeeId))
    .orderBy(desc(rosterFeeds.id));
  return rows.map(wireFeed);
}

/** Adds a feed; its secret is returned only here. */
export async function addFeed(
  tx: Database,
  account: Account,
  { companyId }: GrantedHotel,
  employeeId: number,
): Promise<{ feed: RosterFeed; secret: string }> {
  await lockEmployee(tx, companyId, employeeId);
  const [stored] = await tx.select({ feeds: count() }).from(rosterFeeds).where(inForce(companyId, employeeId));
  if (stored && stored.feeds >= mostFeeds) throw conflict(`There are ${mostFeeds} feeds. Revoke one first.`);
  const secret = randomBytes(32).toString('base64url');
  const secretHash = hashOf(secret);
  const [added] = await tx.insert(rosterFeeds).values({ companyId, employeeId, secretHash }).returning(shown);
  const feed = wireFeed(added!);
  await recordChange(tx, {
    companyId,
    accountId: account.id,
    object: 'roster feed',
    objectId: feed.id,
    action: 'add',
    after: feed,
  });
  await recordFeed(tx, 'feed-added', companyId, feed);
  return { feed, secret };
}

export async function revokeFeed(db: Database, account: Account, { companyId }: GrantedHotel, id: number) {
  await inTransaction(db, async (tx) => {
    const [revoked] = await tx
      .update(rosterFeeds)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(rosterFeeds.companyId, companyId), eq(rosterFeeds.id, id), isNull(rosterFeeds.revokedAt)))
      .returning(shown);
    if (!revoked) throw notFound('Feed');
    const before = wireFeed(revoked);
    await recordChange(tx, {
      companyId,
      accountId: account.id,
      object: 'roster feed',
      objectId: id,
      action: 'remove',
      before,
    });
    await recordFeed(tx, 'feed-revoked', companyId, revoked);
  });
}

function recordFeed(
  tx: Database,
  kind: 'feed-added' | 'feed-revoked',
  companyId: number,
  { id, employeeId }: Pick<RosterFeed, 'id' | 'employeeId'>,
): Promise<void> {
  return recordSecurityEvent(tx, { kind, companyId, about: ['feed', id], facts: { feed: 'roster', employeeId } });
}

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
