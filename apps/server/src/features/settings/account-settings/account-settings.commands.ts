import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accountSettings } from './account-settings.table';

/** Removes what an account says about itself. Checks and audits nothing: the erasure does. */
export async function eraseSettings(tx: Database, accountId: number): Promise<void> {
  await tx.delete(accountSettings).where(eq(accountSettings.accountId, accountId));
}
