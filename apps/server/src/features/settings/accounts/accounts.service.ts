import type { AccountDetail, AccountQuery, AccountRow } from '@horae/contract/settings/accounts.contract';
import { asc, eq } from 'drizzle-orm';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { holdsText, isChoice, pageOf, sortedBy } from '#platform/list';
import { accountHotels, accounts } from '../../core/session/session.table';
import { secondStepsOf } from '../../core/two-step/two-step.reads';
import { companies } from '../../people/organisation/organisation.table';
import { stateOf } from './accounts.rules';
import { readGrants } from './grants.service';
import { refuseUnseen } from './reach';

type StoredAccount = typeof accounts.$inferSelect;

/** The accounts that `by` administers: all, or those with a grant at one of its hotels, where the fence ends. */
export async function listAccounts(db: Database, by: Account, query: AccountQuery) {
  const { q, role, hotel, state, sort, sortColumn } = query;
  const rows = await db.select().from(accounts);
  const hotels = await hotelsByAccount(db);
  const isSeen = ({ id, role: its }: StoredAccount) => by.role === 'admin' || (its === 'client' && hotels.has(id));
  const all = rows
    .filter(isSeen)
    .map((row) => ({ shown: rowOf(row, hotels), hotelIds: hotels.get(row.id)?.map(({ id }) => id) }));
  const found = all
    .filter(
      ({ shown, hotelIds = [] }) =>
        isChoice(role, shown.role) &&
        isChoice(state, shown.state) &&
        // An administrator may use every hotel.
        (hotel === undefined || shown.role === 'admin' || hotelIds.includes(hotel)) &&
        holdsText(q, [shown.fullName, shown.email ?? '', shown.loginName ?? '']),
    )
    .map(({ shown }) => shown);
  const count = (wanted: AccountRow['state']) => all.filter(({ shown }) => shown.state === wanted).length;
  return {
    total: found.length,
    accounts: pageOf(
      sortedBy(found, (account) => account[sortColumn], sort),
      query,
    ),
    counts: {
      invited: count('invited'),
      unconfirmed: count('unconfirmed'),
      active: count('active'),
      disabled: count('disabled'),
    },
  };
}

export async function readAccount(db: Database, by: Account, id: number): Promise<AccountDetail> {
  await refuseUnseen(db, by, id);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account) throw notFound('Account');
  return detailOf(db, account);
}

export async function detailOf(db: Database, account: StoredAccount): Promise<AccountDetail> {
  const { id, fullName, email, loginName, role, username, avatar, createdAt } = account;
  const grants = await readGrants(db, id);
  const head = { id, fullName, email, loginName, role, state: stateOf(account) };
  const hasTwoStep = (await secondStepsOf(db, id)).length > 0;
  return { ...head, username, avatar, createdAt: createdAt.toISOString(), hasTwoStep, grants };
}

type HotelName = { id: number; name: string };

async function hotelsByAccount(db: Database): Promise<Map<number, HotelName[]>> {
  const granted = await db
    .select({ accountId: accountHotels.accountId, id: companies.companyId, name: companies.name })
    .from(accountHotels)
    .innerJoin(companies, eq(companies.companyId, accountHotels.companyId))
    .orderBy(asc(companies.companyId));
  const hotels = new Map<number, HotelName[]>();
  for (const { accountId, id, name } of granted)
    hotels.set(accountId, [...(hotels.get(accountId) ?? []), { id, name }]);
  return hotels;
}

function rowOf(account: StoredAccount, hotels: Map<number, HotelName[]>): AccountRow {
  const { id, fullName, email, loginName, role, avatar, lastLoginAt } = account;
  return {
    id,
    fullName,
    email,
    loginName,
    role,
    state: stateOf(account),
    avatar,
    hotels: (hotels.get(id) ?? []).map(({ name }) => name),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}
