import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import type { Tell } from '#platform/mail/notice';
import type { Work } from '#platform/work/run-work';
import { blogDigests, blogPosts } from './blog.table';
import { digestNotice } from './blog-notices.rules';

const weekMilliseconds = 7 * 86_400_000;

/** Sends a digest of new posts a week after the last one, without a reader's own posts; an empty one is not sent. */
export function sendDueDigest(db: Database, tell: Tell): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [last] = await tx.select().from(blogDigests);
    // The first week starts with the first start of the server.
    if (!last) return void (await tx.insert(blogDigests).values({ id: 1, until: new Date() }).onConflictDoNothing());
    if (!isDue(last)) return;
    const [locked] = await tx.select().from(blogDigests).for('update', { skipLocked: true });
    // Another server is sending the digest, or has just sent it.
    if (!locked || !isDue(locked)) return;
    // Publishing takes the same lock, so that no post gets a time that both digests miss.
    await tx.execute(sql`lock table ${blogPosts} in share row exclusive mode`);
    const until = new Date();
    await tx.update(blogDigests).set({ until });
    const isNew = and(gte(blogPosts.postedAt, locked.until), lt(blogPosts.postedAt, until));
    const posts = await tx
      .select({ id: blogPosts.id, title: blogPosts.title, accountId: blogPosts.accountId })
      .from(blogPosts)
      .where(and(eq(blogPosts.status, 'Published'), isNew))
      .orderBy(asc(blogPosts.postedAt), asc(blogPosts.id));
    if (posts.length === 0) return;
    const authors = [...new Set(posts.flatMap(({ accountId }) => accountId ?? []))];
    await tell(tx, digestNotice(posts, 'all', authors));
    for (const author of authors) {
      const others = posts.filter(({ accountId }) => accountId !== author);
      if (others.length > 0) await tell(tx, digestNotice(others, author, []));
    }
  });
}

const isDue = ({ until }: { until: Date }) => Date.now() - until.getTime() >= weekMilliseconds;

/** Checks every ten minutes whether a digest is due. */
export const digestWork = (db: Database, tell: Tell): Work => ({
  name: 'blog digest',
  everySeconds: 600,
  due: async () => {
    const [last] = await db.select().from(blogDigests);
    return !last || isDue(last) ? [0] : [];
  },
  work: () => sendDueDigest(db, tell),
});
