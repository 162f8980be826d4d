import type { AccountDetail, accountsContract } from '@horae/contract/accounts.contract';
import type { ParsedRequestOf } from '@horae/contract/route';
import { eq } from 'drizzle-orm';
import type { Account } from '#platform/account';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { accounts } from '../session/session.table';
import type { AccountDeeds } from './account-deeds';
import { detailOf } from './accounts.service';
import { changingAccounts, lockAccount, recordDeed, refuseLastAdministrator } from './change-account';
import { saveGrants } from './grants.service';

type Change = ParsedRequestOf<typeof accountsContract.update>['body'];

/** Changes what is sent; `check` sees the account as it is, locked, before. */
export function updateAccount(
  db: Database,
  by: Account,
  { id, grants, ...sent }: Change,
  { endSessions }: Pick<AccountDeeds, 'endSessions'>,
  check: (now: AccountDetail) => void,
): Promise<AccountDetail> {
  return changingAccounts(db, async (tx) => {
    const held = await lockAccount(tx, id);
    check(await detailOf(tx, held));
    if (held.role === 'admin' && sent.role === 'client') await refuseLastAdministrator(tx, id);
    const names = Object.keys(sent).filter(
      (name) => held[name as keyof typeof sent] !== sent[name as keyof typeof sent],
    );
    const pick = (from: object) => Object.fromEntries(names.map((name) => [name, Reflect.get(from, name)]));
    if (names.length > 0) {
      await tx.update(accounts).set(pick(sent)).where(eq(accounts.id, id));
      await recordDeed(tx, by.id, id, { deed: 'change', before: pick(held), after: pick(sent) });
    }
    // The browser keeps what a role may do, so that it has to be asked for anew.
    if (names.includes('role')) await endSessions(tx, id);
    if (names.includes('fullName')) await announce(tx, 'chat', 'all');
    if (grants) await saveGrants(tx, by.id, id, grants, 'grants');
    return detailOf(tx, { ...held, ...pick(sent) });
  });
}

/** Shuts an account out, at once and for good until it is enabled. */
export function disableAccount(
  db: Database,
  by: Account,
  id: number,
  { endSessions, endLinks }: Pick<AccountDeeds, 'endSessions' | 'endLinks'>,
): Promise<AccountDetail> {
  return changingAccounts(db, async (tx) => {
    const held = await lockAccount(tx, id);
    if (id === by.id) throw conflict('You cannot disable your own account.');
    if (held.disabledAt) return detailOf(tx, held);
    if (held.role === 'admin') await refuseLastAdministrator(tx, id);
    const disabledAt = new Date();
    await tx.update(accounts).set({ disabledAt }).where(eq(accounts.id, id));
    await endSessions(tx, id);
    await endLinks(tx, id);
    await recordDeed(tx, by.id, id, { deed: 'change', before: { disabledAt: null }, after: { disabledAt } });
    return detailOf(tx, { ...held, disabledAt });
  });
}

/** Lets a disabled account log in again, with the password it had. */
export function enableAccount(db: Database, by: Account, id: number): Promise<AccountDetail> {
  return changingAccounts(db, async (tx) => {
    const held = await lockAccount(tx, id);
    if (!held.disabledAt) return detailOf(tx, held);
    await tx.update(accounts).set({ disabledAt: null }).where(eq(accounts.id, id));
    const { disabledAt } = held;
    await recordDeed(tx, by.id, id, { deed: 'change', before: { disabledAt }, after: { disabledAt: null } });
    return detailOf(tx, { ...held, disabledAt: null });
  });
}
