import type { AccountDetail } from '@horae/contract/settings/accounts.contract';
import type { Account } from '#platform/account';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import type { AccountActions } from './account-actions';
import { detailOf } from './accounts.service';
import { changingAccounts, lockAccount, recordAction } from './change-account';
import { refuseBeyond } from './reach';

/** Removes the two-step verification of another account, for example after a lost phone; its sessions end. */
export async function resetTwoStep(
  db: Database,
  by: Account,
  id: number,
  actions: Pick<AccountActions, 'removeTwoStep' | 'endSessions'>,
): Promise<AccountDetail> {
  await refuseBeyond(db, by, id);
  return changingAccounts(db, async (tx) => {
    const account = await lockAccount(tx, id);
    if (id === by.id)
      throw conflict('You cannot reset your own. Change it in your account settings, or ask another administrator.');
    if (!(await detailOf(tx, account)).hasTwoStep) throw conflict('This account has no two-step verification.');
    await actions.removeTwoStep(tx, id, by.fullName);
    await actions.endSessions(tx, id);
    await recordAction(tx, by.id, id, { action: 'change', after: { twoStep: 'reset' } });
    await announce(tx, 'profile', id);
    return detailOf(tx, account);
  });
}
