import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accounts } from './session.table';

/** Whether there is any account. */
export async function accountsExist(db: Database): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).limit(1);
  return found.length > 0;
}

/** Whether the demo accounts with their well-known passwords exist. */
export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isDemo, true)).limit(1);
  return found.length > 0;
}
