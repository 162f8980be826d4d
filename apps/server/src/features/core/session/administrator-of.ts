import { and, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type Companies, isAmong } from '#platform/fence/companies';
import { accountAtLogin } from './accounts-at-login';
import { grantedHotel } from './hotel-grants';
import { administeredBy, mayLogIn } from './session.reads';
import { accounts } from './session.table';

/** The account that logs in by a name and administers a hotel, with its rights there; null if there is none. */
export async function administratorOf(
  db: Database,
  loginName: string,
  companyId: number,
): Promise<{ accountId: number; hotel: GrantedHotel } | null> {
  const account = await accountAtLogin(db, loginName);
  if (!account) return null;
  const [found] = await db
    .select({ administers: sql<Companies>`${administeredBy(accounts)}` })
    .from(accounts)
    .where(and(eq(accounts.id, account.id), mayLogIn(accounts)));
  if (!found || !isAmong(found.administers, companyId)) return null;
  const hotel = await grantedHotel(db, account, companyId);
  return hotel && { accountId: account.id, hotel };
}
