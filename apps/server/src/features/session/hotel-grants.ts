import { and, eq, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { prepared } from '#platform/prepared';
import { companies } from '../organisation/organisation.table';
import { accountHotels } from './session.table';

const hotelAndGrant = prepared((db) =>
  db
    .select({
      companyId: companies.companyId,
      name: companies.name,
      timeZone: companies.timeZone,
      grant: accountHotels.mayApprove,
    })
    .from(companies)
    .leftJoin(
      accountHotels,
      and(eq(accountHotels.companyId, companies.companyId), eq(accountHotels.accountId, sql.placeholder('accountId'))),
    )
    .where(eq(companies.companyId, sql.placeholder('companyId')))
    .prepare('hotel_and_grant'),
);

/** The hotel, if it exists and this account may use it: an administrator any, a client those granted. */
export async function grantedHotel(db: Database, account: Account, companyId: number): Promise<GrantedHotel | null> {
  const [hotel] = await hotelAndGrant(db).execute({ accountId: account.id, companyId });
  if (!hotel) return null;
  const isAdmin = account.role === 'admin';
  if (!isAdmin && hotel.grant === null) return null;
  return { companyId, name: hotel.name, timeZone: hotel.timeZone, mayApprove: isAdmin || hotel.grant === true };
}
