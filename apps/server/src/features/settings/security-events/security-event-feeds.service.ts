import { randomBytes } from 'node:crypto';
import type { SecurityEventFeed } from '@horae/contract/settings/security-event-rows';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { hashOf } from '#platform/secret-hash';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { securityEventFeeds } from './security-event-feeds.table';

const mostFeeds = 10;

const shown = {
  id: securityEventFeeds.id,
  name: securityEventFeeds.name,
  createdAt: securityEventFeeds.createdAt,
  lastReadAt: securityEventFeeds.lastReadAt,
};

type Row = Omit<SecurityEventFeed, 'createdAt' | 'lastReadAt'> & { createdAt: Date; lastReadAt: Date | null };

const wireFeed = ({ createdAt, lastReadAt, ...feed }: Row): SecurityEventFeed => ({
  ...feed,
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

const inForce = isNull(securityEventFeeds.revokedAt);

/** Lists the feeds that are not revoked, by name. */
export async function listFeeds(db: Database): Promise<SecurityEventFeed[]> {
  const rows = await db
    .select(shown)
    .from(securityEventFeeds)
    .where(inForce)
    .orderBy(asc(sql`lower(${securityEventFeeds.name})`), desc(securityEventFeeds.id));
  return rows.map(wireFeed);
}

/** Adds a feed; its secret is returned only here. */
export function addFeed(db: Database, by: number, name: string): Promise<{ feed: SecurityEventFeed; secret: string }> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('security event feeds', 0))`);
    const [stored] = await tx.select({ feeds: count() }).from(securityEventFeeds).where(inForce);
    if (stored && stored.feeds >= mostFeeds) throw conflict(`There are ${mostFeeds} feeds. Revoke one first.`);
    const secret = randomBytes(32).toString('base64url');
    const [added] = await tx
      .insert(securityEventFeeds)
      .values({ name, secretHash: hashOf(secret) })
      .returning(shown);
    const feed = wireFeed(added!);
    await record(tx, by, feed, 'feed-added');
    return { feed, secret };
  });
}

export function revokeFeed(db: Database, by: number, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [revoked] = await tx
      .update(securityEventFeeds)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(securityEventFeeds.id, id), inForce))
      .returning(shown);
    if (!revoked) throw notFound('Feed');
    await record(tx, by, wireFeed(revoked), 'feed-revoked');
  });
}

/** Notes that a feed was read; an unknown or revoked one is not found. */
export async function useFeed(db: Database, secret: string): Promise<void> {
  const [feed] = await db
    .update(securityEventFeeds)
    .set({ lastReadAt: sql`now()` })
    .where(and(eq(securityEventFeeds.secretHash, hashOf(secret)), inForce))
    .returning({ id: securityEventFeeds.id });
  if (!feed) throw notFound('Feed');
}

async function record(
  tx: Database,
  by: number,
  feed: SecurityEventFeed,
  kind: 'feed-added' | 'feed-revoked',
): Promise<void> {
  const { id, name } = feed;
  const change = { companyId: 0, accountId: by, object: 'security event feed', objectId: id } as const;
  if (kind === 'feed-added') await recordChange(tx, { ...change, action: 'add', after: { name } });
  else await recordChange(tx, { ...change, action: 'remove', before: { name } });
  await recordSecurityEvent(tx, { kind, about: ['feed', id], facts: { feed: 'security events', name } });
  await announce(tx, 'security-events', 'admins');
}
