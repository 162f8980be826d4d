import { eq, sum } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { chats } from './chat.table';

/** The number of messages that an account has not seen. */
export async function countUnseenMessages(db: Database, accountId: number): Promise<number> {
  const [row] = await db
    .select({ unseen: sum(chats.unseen) })
    .from(chats)
    .where(eq(chats.accountId, accountId));
  return Number(row?.unseen ?? 0);
}
