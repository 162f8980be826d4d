import { and, eq } from 'drizzle-orm';
import type { Account } from '#platform/account';
import { announce } from '#platform/announce';
import { countAttempt } from '#platform/attempts/count-attempt';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { invalid } from '#platform/errors';
import { hashPassword, isPassword } from '#platform/secret-hash';
import { maskedEmail } from '#platform/security-events/masked-email';
import { noteEvent, notingRefusals } from '#platform/security-events/note-refusal';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { accountAtLogin } from './accounts-at-login';
import { endSessions } from './end-sessions';
import type { LinkKind, LinkMail } from './letters.rules';
import { accountOfLink, countOpenLinks, endLinks, postLink, takeLink } from './password-links.service';
import { refuseWeakPassword } from './refuse-weak-password';
import { ofLinks, ofOwnPassword, ofResets } from './secret-limits';
import { mayLogIn } from './session.reads';
import { accounts } from './session.table';

interface NewPassword {
  password: string;
  passwordConfirm: string;
}

/** The secret of a mailed link, and where it is used. */
export interface FromLink {
  token: string;
  address: string;
}

/** A password chosen through a mailed link. */
export type ChosenByLink = NewPassword & FromLink & { appName: string };

const openLinksAtMost = 5;

/** Changes the account's own password; its other sessions end, and its password links become invalid. */
export async function changePassword(
  db: Database,
  account: Account,
  change: NewPassword & { currentPassword: string; appName: string },
) {
  refuseMismatch(change);
  await refuseWrongPassword(db, account.id, change.currentPassword);
  await refuseWeakPassword(change.password, { ...account, appName: change.appName });
  const passwordHash = await hashPassword(change.password);
  await inTransaction(db, async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await endLinks(tx, account.id);
    await endSessions(tx, account.id, { except: account.sessionId });
    await recordSecurityEvent(tx, { kind: 'password-changed', accountId: account.id });
    await announce(tx, 'accounts', 'admins');
  });
}

/**
 * Verifies the password again before an action that a borrowed browser must not allow. Outside a transaction: a wrong
 * one stays counted.
 */
export function refuseWrongPassword(
  db: Database,
  accountId: number,
  password: string,
  path = 'currentPassword',
): Promise<void> {
  const event = { kind: 'password-check', accountId } as const;
  return notingRefusals(db, event, () => checkPassword(db, accountId, password, path));
}

async function checkPassword(db: Database, accountId: number, password: string, path: string): Promise<void> {
  const takeBack = await countAttempt(db, [ofOwnPassword(accountId)]);
  const [stored] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!(await isPassword(password, stored?.passwordHash))) throw invalid(path, 'This is not your current password.');
  await takeBack();
}

/** Counts a request for a link, whether the address is known or not. */
export async function countReset(db: Database, address: string): Promise<void> {
  await notingRefusals(db, { kind: 'password-requested' }, () => countAttempt(db, [ofResets(address)]));
}

/** Posts a link to a known address; does nothing for an unknown one, or for an account that may not log in. */
export async function requestReset(db: Database, email: string, server: LinkMail): Promise<void> {
  const account = await accountAtLogin(db, email);
  const requested = { kind: 'password-requested', email: maskedEmail(email), accountId: account?.id ?? null } as const;
  await noteEvent(db, { ...requested, outcome: account?.email ? 'success' : 'failure' });
  if (!account || (await db.$count(accounts, and(eq(accounts.id, account.id), mayLogIn(accounts)))) === 0) return;
  if ((await countOpenLinks(db, account.id)) >= openLinksAtMost) return;
  await inTransaction(db, (tx) => postLink(tx, account, server));
}

/** Sets a new password through a reset link that is neither used nor expired; every session of the account ends. */
export async function resetPassword(db: Database, reset: ChosenByLink): Promise<void> {
  await choosePassword(db, 'reset', reset, (tx, accountId) => endSessions(tx, accountId));
}

/** Sets the password through a link, once; `then` runs in the same transaction. */
export async function choosePassword<T>(
  db: Database,
  kind: LinkKind,
  chosen: ChosenByLink,
  then: (tx: Database, accountId: number) => Promise<T>,
): Promise<T> {
  refuseMismatch(chosen);
  const account = await refuseWrongLinks(db, chosen.address, () => accountOfLink(db, kind, chosen.token));
  await refuseWeakPassword(chosen.password, { ...account, appName: chosen.appName });
  const passwordHash = await hashPassword(chosen.password);
  return inTransaction(db, async (tx) => {
    const { id, passwordHash: former } = await takeLink(tx, kind, chosen.token);
    // The link came by mail, or from the hand of an administrator.
    await tx.update(accounts).set({ passwordHash, isConfirmed: true }).where(eq(accounts.id, id));
    const change = { companyId: 0, accountId: id, object: 'account', objectId: id, action: 'change' } as const;
    await recordChange(tx, { ...change, after: { passwordBy: kind } });
    await recordSecurityEvent(tx, { kind: former === null ? 'account-confirmed' : 'password-reset', accountId: id });
    await announce(tx, 'accounts', 'admins');
    return then(tx, id);
  });
}

/** Does what a link allows; one that is not valid counts towards the limit of its place. */
export function refuseWrongLinks<T>(db: Database, address: string, follow: () => Promise<T>): Promise<T> {
  return notingRefusals(db, { kind: 'mailed-link' }, async () => {
    const takeBack = await countAttempt(db, [ofLinks(address)]);
    const followed = await follow();
    await takeBack();
    return followed;
  });
}

function refuseMismatch({ password, passwordConfirm }: NewPassword): void {
  if (password !== passwordConfirm) throw invalid('passwordConfirm', 'Passwords dont match.');
}
