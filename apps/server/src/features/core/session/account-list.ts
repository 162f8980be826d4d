import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accounts } from './session.table';

/** Is there anybody who could log in? */
export async function accountsExist(db: Database): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).limit(1);
  return found.length > 0;
}

/** Do the demo accounts with their known passwords exist? */
export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isDemo, true)).limit(1);
  return found.length > 0;
}
