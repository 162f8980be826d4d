import { and, asc, eq, isNull } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { grantedHotel } from './hotel-grants';
import { isInForce } from './session.reads';
import { accountHotels, accounts } from './session.table';

interface Approver {
  accountId: number;
  hotel: GrantedHotel;
}

/** The accounts with a grant for a hotel that may plan and approve there, with what they see. */
export async function approversOf(db: Database, companyId: number): Promise<Approver[]> {
  const rows = await db
    .select({ id: accounts.id, role: accounts.role })
    .from(accountHotels)
    .innerJoin(accounts, eq(accounts.id, accountHotels.accountId))
    .where(
      and(
        eq(accountHotels.companyId, companyId),
        eq(accountHotels.mayPlan, true),
        eq(accountHotels.mayApprove, true),
        isNull(accounts.disabledAt),
        isInForce(accountHotels),
      ),
    )
    .orderBy(asc(accounts.id));
  const found: Approver[] = [];
  for (const { id, role } of rows) {
    const hotel = await grantedHotel(db, { id, role }, companyId);
    if (hotel) found.push({ accountId: id, hotel });
  }
  return found;
}
