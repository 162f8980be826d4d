import { and, eq } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { accountHotels } from './session.table';

/** Returns the employee of the hotel that the account belongs to, whatever its rights there. */
export async function ownEmployee(
  db: Database,
  { id }: Pick<Account, 'id'>,
  { companyId }: Pick<GrantedHotel, 'companyId'>,
): Promise<number | null> {
  const [grant] = await db
    .select({ employeeId: accountHotels.employeeId })
    .from(accountHotels)
    .where(and(eq(accountHotels.companyId, companyId), eq(accountHotels.accountId, id)));
  return grant?.employeeId ?? null;
}
