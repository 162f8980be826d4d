import { and, eq } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { companies } from '../organisation/organisation.table';
import { accountHotels } from './session.table';

/** The hotel, if it exists and this account may use it: an administrator any, a client those granted. */
export async function grantedHotel(db: Database, account: Account, companyId: number): Promise<GrantedHotel | null> {
  const { name, timeZone } = companies;
  const ofAccount = and(eq(accountHotels.companyId, companies.companyId), eq(accountHotels.accountId, account.id));
  const [hotel] = await db
    .select({ companyId: companies.companyId, name, timeZone, grant: accountHotels.mayApprove })
    .from(companies)
    .leftJoin(accountHotels, ofAccount)
    .where(eq(companies.companyId, companyId));
  if (!hotel) return null;
  const isAdmin = account.role === 'admin';
  if (!isAdmin && hotel.grant === null) return null;
  return { companyId, name: hotel.name, timeZone: hotel.timeZone, mayApprove: isAdmin || hotel.grant === true };
}
