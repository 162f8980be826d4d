import type { ParsedRequestOf } from '@horae/contract/route';
import type { AccountDetail, accountsContract } from '@horae/contract/settings/accounts.contract';
import type { Account } from '#platform/account';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { conflict, forbidden, invalid } from '#platform/errors';
import { changeAccount, releaseAddress } from '../../core/session/session.commands';
import type { accounts } from '../../core/session/session.table';
import type { AccountActions } from './account-actions';
import { detailOf } from './accounts.service';
import { changingAccounts, isEmailInUse, lockAccount, refuseLastAdministrator } from './change-account';
import { saveGrants } from './grants.service';
import { refuseBeyond, refuseMoreRights, refuseUnseen } from './reach';

type Change = ParsedRequestOf<typeof accountsContract.update>['body'];
type StoredAccount = typeof accounts.$inferSelect;

const unconfirmed =
  'This address has not been confirmed yet. Invite the person instead: the invitation is sent to this address.';

/** Changes the fields that are sent; `check` receives the account as it is, locked. */
export async function updateAccount(
  db: Database,
  by: Account,
  { id, grants, ...sent }: Change,
  actions: Pick<AccountActions, 'endSessions' | 'postLink'>,
  check: (now: AccountDetail) => void,
): Promise<AccountDetail> {
  const { email, fullName, role } = sent;
  if (role === 'admin' && by.role !== 'admin') throw forbidden('Only an administrator can make others administrators.');
  if (email !== undefined || fullName !== undefined || role !== undefined) await refuseBeyond(db, by, id);
  return changingAccounts(db, async (tx) => {
    await refuseUnseen(tx, by, id);
    const locked = await lockAccount(tx, id);
    check(await detailOf(tx, locked));
    const after = differences(locked, sent);
    if (!locked.isConfirmed && (after.role !== undefined || grants?.length)) throw conflict(unconfirmed);
    if (locked.role === 'admin' && after.role === 'client') await refuseLastAdministrator(tx, id);
    if (after.email !== undefined) {
      await refuseEmail(tx, locked, after.email);
      await releaseAddress(tx, after.email);
    }
    await changeAccount(tx, { by: by.id, id }, after);
    // The link posted earlier went to the previous address.
    if (after.email !== undefined) await actions.postLink(tx, id);
    // The browser caches the rights of the role, so it must log in again.
    if (after.role !== undefined) await actions.endSessions(tx, id);
    if (after.fullName !== undefined) await announce(tx, 'chat', 'all');
    if (grants) await refuseMoreRights(tx, by, id, grants, 'grants');
    if (grants) await saveGrants(tx, by.id, id, grants, 'grants');
    return detailOf(tx, { ...locked, ...after });
  });
}

type Fields = Omit<Change, 'id' | 'grants'>;

/** The fields of an account that differ, with their new values. */
function differences(current: StoredAccount, { email, ...sent }: Fields): Partial<Fields> {
  const wanted = { ...sent, ...(email !== undefined && { email: email.toLowerCase() }) };
  const names = (Object.keys(wanted) as (keyof Fields)[]).filter((name) => wanted[name] !== current[name]);
  return Object.fromEntries(names.map((name) => [name, wanted[name]]));
}

/** Throws once a password has been chosen: the e-mail is then the login name, and only its owner changes it. */
async function refuseEmail(tx: Database, { passwordHash, disabledAt }: StoredAccount, email: string): Promise<void> {
  if (passwordHash !== null || disabledAt)
    throw conflict('You can change the e-mail only while the invitation is open. Afterwards only its owner can.');
  if (await isEmailInUse(tx, email)) throw invalid('email', 'This email is already in use.');
}

/** Disables an account, immediately and until it is enabled again. */
export async function disableAccount(
  db: Database,
  by: Account,
  id: number,
  { endSessions, endLinks }: Pick<AccountActions, 'endSessions' | 'endLinks'>,
): Promise<AccountDetail> {
  await refuseBeyond(db, by, id);
  return changingAccounts(db, async (tx) => {
    const locked = await lockAccount(tx, id);
    if (id === by.id) throw conflict('You cannot disable your own account.');
    if (locked.disabledAt) return detailOf(tx, locked);
    if (locked.role === 'admin') await refuseLastAdministrator(tx, id);
    const disabledAt = new Date();
    await changeAccount(tx, { by: by.id, id }, { disabledAt });
    await endSessions(tx, id);
    await endLinks(tx, id);
    return detailOf(tx, { ...locked, disabledAt });
  });
}

/** Enables a disabled account again, with the password it had. */
export async function enableAccount(db: Database, by: Account, id: number): Promise<AccountDetail> {
  await refuseBeyond(db, by, id);
  return changingAccounts(db, async (tx) => {
    const locked = await lockAccount(tx, id);
    if (!locked.disabledAt) return detailOf(tx, locked);
    await changeAccount(tx, { by: by.id, id }, { disabledAt: null });
    return detailOf(tx, { ...locked, disabledAt: null });
  });
}
