import type { UserData } from '@horae/contract/session.contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { companies } from '../organisation/organisation.table';
import { cartItems } from '../shop/shop.table';
import { abilityOf } from './session.rules';
import { accountHotels, accounts } from './session.table';

type AccountRow = typeof accounts.$inferSelect;

/** What the browser keeps of an account: never a password or its hash. */
export async function userDataOf(db: Database, account: AccountRow): Promise<UserData> {
  const { id, fullName, username, avatar, email, role } = account;
  return {
    id,
    fullName,
    username,
    avatar,
    email,
    role,
    ability: abilityOf(role),
    extras: { eCommerceCartItemsCount: await db.$count(cartItems, isInCartOf(id)) },
    hotels: await hotelsOf(db, account),
  };
}

const isInCartOf = (accountId: number) => and(eq(cartItems.accountId, accountId), isNull(cartItems.removedAt));

async function hotelsOf(db: Database, { id, role }: AccountRow) {
  const shown = { ErpCompanyId: companies.companyId, name: companies.name, timeZone: companies.timeZone };
  if (role === 'admin') return db.select(shown).from(companies).orderBy(asc(companies.companyId));
  return db
    .select(shown)
    .from(companies)
    .innerJoin(accountHotels, eq(accountHotels.companyId, companies.companyId))
    .where(eq(accountHotels.accountId, id))
    .orderBy(asc(companies.companyId));
}
