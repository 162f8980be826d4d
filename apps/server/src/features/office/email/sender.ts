import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
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

/** Throws for an account without an e-mail: nobody could answer it. */
export async function refuseWithoutAddress(db: Database, accountId: number): Promise<void> {
  const { fromEmail } = await senderOf(db, accountId);
  if (fromEmail === '') throw conflict('Your account has no e-mail address. Add one in your account settings first.');
}
