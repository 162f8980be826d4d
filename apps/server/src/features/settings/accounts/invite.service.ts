import type { ParsedRequestOf } from '@horae/contract/route';
import type { AccountDetail, accountsContract } from '@horae/contract/settings/accounts.contract';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import { conflict, forbidden, invalid } from '#platform/errors';
import { maskedEmail } from '#platform/security-events/masked-email';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import type { AccountActions } from './account-actions';
import { readAccount } from './accounts.service';
import { changingAccounts, isEmailInUse, lockAccount, recordAction } from './change-account';
import { saveGrants } from './grants.service';
import { refuseBeyond, refuseMoreRights } from './reach';

type Invitation = ParsedRequestOf<typeof accountsContract.invite>['body']['account'];

/** Adds an account without a password and posts the link for choosing one. */
export function inviteAccount(
  db: Database,
  by: Account,
  { grants, ...account }: Invitation,
  actions: AccountActions,
): Promise<{ account: AccountDetail; willBeSent: boolean }> {
  return changingAccounts(db, async (tx) => {
    if (await isEmailInUse(tx, account.email)) throw invalid('account.email', 'This email is already in use.');
    if (by.role !== 'admin') refuseOfInstallation(account.role, grants);
    await refuseMoreRights(tx, by, null, grants, 'account.grants');
    const id = await addInvited(tx, by.id, account, actions);
    await saveGrants(tx, by.id, id, grants, 'account.grants');
    // After the grants: the language of its hotel is that of the mail.
    await actions.postLink(tx, id);
    return { account: await readAccount(tx, by, id), willBeSent: actions.hasMailServer };
  });
}

/** A hotel administrator invites to their hotels alone. */
function refuseOfInstallation(role: Invitation['role'], grants: Invitation['grants']): void {
  if (role === 'admin') throw forbidden('Only an administrator can make others administrators.');
  if (grants.length === 0) throw invalid('account.grants', 'Choose the hotel of the new account.');
}

/** Adds the account only, without grants and link. */
export async function addInvited(
  tx: Database,
  by: number,
  account: Omit<Invitation, 'grants'>,
  { addAccount }: Pick<AccountActions, 'addAccount'>,
): Promise<number> {
  const id = await addAccount(tx, account);
  await recordAction(tx, by, id, { action: 'add', after: account });
  const { email, role } = account;
  await recordSecurityEvent(tx, {
    kind: 'account-invited',
    about: ['account', id],
    email: maskedEmail(email),
    facts: { role },
  });
  return id;
}

/** Posts a new link; earlier ones become invalid. */
export async function sendLink(
  db: Database,
  by: Account,
  { id, kind }: { id: number; kind: 'invitation' | 'reset' },
  { postLink, hasMailServer }: AccountActions,
): Promise<{ willBeSent: boolean }> {
  await refuseBeyond(db, by, id);
  return changingAccounts(db, async (tx) => {
    const account = await lockAccount(tx, id);
    if (account.disabledAt) throw conflict('This account is disabled. Enable it first.');
    if (account.email === null) throw conflict('This account has no e-mail. Print a slip for it instead.');
    if (kind === 'invitation' && account.passwordHash !== null)
      throw conflict('This account already has a password. Send a reset link instead.');
    if (kind === 'reset' && account.passwordHash === null)
      throw conflict('This account has no password yet. Send the invitation again instead.');
    await postLink(tx, id);
    await recordAction(tx, by.id, id, { action: 'change', after: { linkSent: kind } });
    await recordSecurityEvent(tx, { kind: 'password-requested', about: ['account', id], facts: { link: kind } });
    return { willBeSent: hasMailServer };
  });
}
