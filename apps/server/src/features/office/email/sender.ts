import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accounts } from '../../core/session/session.table';

/** The sender as recipients see it. */
export async function senderOf(db: Database, accountId: number) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return {
    fromEmail: account?.email ?? '',
    fromName: account?.fullName ?? '',
    fromAvatar: account?.avatar ?? '',
  };
}
