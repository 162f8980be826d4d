import { createHash, randomBytes } from 'node:crypto';
import type { RosterFeed } from '@horae/contract/scheduling/roster-feeds.contract';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { employees } from '../../people/people/employees.table';
import { rosterFeeds } from './roster-feeds.table';

const mostFeeds = 10;

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

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

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
