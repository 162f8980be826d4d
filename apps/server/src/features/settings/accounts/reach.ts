import { type GrantChange, grantRights } from '@horae/contract/settings/account-grants';
import { eq, inArray, or } from 'drizzle-orm';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden, invalid, notFound } from '#platform/errors';
import { isAmong, withAllCompanies } from '#platform/fence/companies';
import { accountHotels, accounts } from '../../core/session/session.table';

type Rights = Pick<typeof accountHotels.$inferSelect, (typeof grantRights)[number]>;

/** To clock is no power over others, so it may be given by those who do not clock themselves. */
const powers = grantRights.filter((right) => right !== 'mayClock');

/**
 * Those of these accounts that `by` must not act as or shut out: administrators, accounts of other hotels too, and
 * accounts with a right that `by` lacks.
 */
export async function beyondReach(db: Database, by: Account, ids: number[]): Promise<Set<number>> {
  if (by.role === 'admin' || ids.length === 0) return new Set();
  // The fence would hide what they are granted at other hotels.
  const rows = await withAllCompanies(() =>
    db
      .select({ id: accounts.id, role: accounts.role, grant: accountHotels })
      .from(accounts)
      .leftJoin(accountHotels, eq(accountHotels.accountId, accounts.id))
      .where(or(inArray(accounts.id, ids), eq(accounts.id, by.id))),
  );
  const own = new Map(rows.flatMap(({ id, grant }) => (id === by.id && grant ? [[grant.companyId, grant]] : [])));
  const isBeyond = ({ role, grant }: (typeof rows)[number]) =>
    role === 'admin' || !grant || !isAmong(by.administers, grant.companyId) || hasMore(grant, own.get(grant.companyId));
  return new Set(rows.filter((row) => ids.includes(row.id) && isBeyond(row)).map(({ id }) => id));
}

const hasMore = (theirs: Rights, own: Rights | undefined): boolean =>
  powers.some((right) => theirs[right] && !own?.[right]);

/** Refuses to change who an account is and whether it may log in, for those beyond the reach of `by`. */
export async function refuseBeyond(db: Database, by: Account, id: number): Promise<void> {
  if ((await beyondReach(db, by, [id])).size === 0) return;
  await refuseUnseen(db, by, id);
  throw forbidden('This account belongs to other hotels too, or may do more than you. Ask an administrator.');
}

/** Reports an account without a grant at the hotels of a hotel administrator as not found. */
export async function refuseUnseen(db: Database, by: Account, id: number): Promise<void> {
  if (by.role === 'admin') return;
  const [account] = await db
    .select({ role: accounts.role })
    .from(accounts)
    .innerJoin(accountHotels, eq(accountHotels.accountId, accounts.id))
    .where(eq(accounts.id, id));
  if (account?.role !== 'client') throw notFound('Account');
}

/** Refuses rights that `by` does not have itself at the hotel, unless the account has them already. */
export async function refuseMoreRights(
  tx: Database,
  by: Account,
  accountId: number | null,
  grants: GrantChange[],
  path: string,
): Promise<void> {
  if (by.role === 'admin') return;
  const stored = await tx
    .select()
    .from(accountHotels)
    .where(inArray(accountHotels.accountId, accountId === null ? [by.id] : [by.id, accountId]));
  for (const [index, grant] of grants.entries()) {
    const has = (right: (typeof powers)[number]) => stored.some((one) => one.companyId === grant.hotel && one[right]);
    const refused = powers.find((right) => grant[right] && !has(right));
    if (refused) throw invalid(`${path}.${index}.${refused}`, 'You can only give rights that you have yourself.');
  }
}
