import { sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { HttpError } from '#platform/errors';
import { mailCounts } from './email.table';

const isOver = sql`${mailCounts.since} <= now() - interval '1 hour'`;

/** Counts the addresses of a mail towards those an account may write to within an hour; throws when they are too many. */
export async function countAddresses(tx: Database, accountId: number, addresses: number, most: number): Promise<void> {
  const [count] = await tx
    .insert(mailCounts)
    .values({ accountId, addresses })
    .onConflictDoUpdate({
      target: mailCounts.accountId,
      set: {
        since: sql`case when ${isOver} then now() else ${mailCounts.since} end`,
        addresses: sql`case when ${isOver} then 0 else ${mailCounts.addresses} end + excluded.${bare(mailCounts.addresses)}`,
      },
    })
    .returning({ addresses: mailCounts.addresses, since: mailCounts.since });
  if (!count || count.addresses <= most) return;
  const freeAt = count.since.getTime() + 3_600_000;
  throw new HttpError(
    429,
    'TOO_MANY_REQUESTS',
    `An account can write to ${most} addresses an hour. Send the rest later.`,
    { retryAfterSeconds: Math.max(1, Math.ceil((freeAt - Date.now()) / 1000)) },
  );
}
