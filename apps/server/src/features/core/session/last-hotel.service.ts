import { eq } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { accounts } from './session.table';

/** Stores the hotel in which an account works now; its next login leads there. */
export async function setLastHotel(db: Database, accountId: number, { companyId }: GrantedHotel): Promise<void> {
  await db.update(accounts).set({ lastHotelId: companyId }).where(eq(accounts.id, accountId));
}
