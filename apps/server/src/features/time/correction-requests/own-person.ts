import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accountHotels } from '../../core/session/session.table';
import type { RequestsContext } from './requests-context';

/** Returns the employee of the hotel that the account is linked to, whatever its rights there. */
export async function ownPersonOf(
  db: Database,
  { account, hotel }: Pick<RequestsContext, 'account' | 'hotel'>,
): Promise<number | null> {
  const [grant] = await db
    .select({ employeeId: accountHotels.employeeId })
    .from(accountHotels)
    .where(and(eq(accountHotels.companyId, hotel.companyId), eq(accountHotels.accountId, account.id)));
  return grant?.employeeId ?? null;
}
