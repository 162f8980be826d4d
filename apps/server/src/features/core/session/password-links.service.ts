import { randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { HttpError } from '#platform/errors';
import { postMail, withdrawLinks } from '#platform/mail/outbox';
import { hashOf } from '#platform/secret-hash';
import { type LinkKind, type LinkMail, linkLetter } from './letters.rules';
import { languageOf, mayLogIn } from './session.reads';
import { accounts, emailChanges, passwordResets } from './session.table';
import { secretOf } from './slip-code.rules';

type AccountRow = typeof accounts.$inferSelect;

const minutes: Record<LinkKind, number> = { reset: 60, invitation: 7 * 24 * 60 };

const isOpenOf = (accountId: number) =>
  and(eq(passwordResets.accountId, accountId), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, new Date()));

/** An account with a password gets a reset link, others an invitation. */
export const linkKindOf = ({ passwordHash }: Pick<AccountRow, 'passwordHash'>): LinkKind =>
  passwordHash === null ? 'invitation' : 'reset';

export async function countOpenLinks(db: Database, accountId: number): Promise<number> {
  const [found] = await db.select({ open: count() }).from(passwordResets).where(isOpenOf(accountId));
  return found?.open ?? 0;
}

/** Creates a link for choosing the account's password and posts it. Only the hash of the secret is stored. */
export async function postLink(tx: Database, account: AccountRow, server: LinkMail): Promise<void> {
  if (account.email === null) return;
  const kind = linkKindOf(account);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + minutes[kind] * 60_000);
  await tx.insert(passwordResets).values({ hash: hashOf(token), kind, accountId: account.id, expiresAt });
  const [chosen] = await tx
    .select({ language: languageOf(accounts) })
    .from(accounts)
    .where(eq(accounts.id, account.id));
  const to = { fullName: account.fullName, language: chosen?.language ?? null };
  await postMail(tx, { to: account.email, linkOf: account.id, ...linkLetter(kind, to, token, server) });
}

/** Invalidates all links of the account and withdraws those still in the outbox. */
export async function endLinks(tx: Database, accountId: number): Promise<void> {
  await tx.update(passwordResets).set({ usedAt: new Date() }).where(isOpenOf(accountId));
  await tx.update(emailChanges).set({ expiresAt: new Date() }).where(eq(emailChanges.accountId, accountId));
  await withdrawLinks(tx, accountId);
}

/** The account that a valid link of this kind belongs to. */
export async function accountOfLink(db: Database, kind: LinkKind, token: string): Promise<AccountRow> {
  const [found] = await db
    .select({ account: accounts })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(and(eq(passwordResets.hash, hashOf(secretOf(token))), isUsable(kind), mayLogIn(accounts)));
  if (!found) throw linkExpired();
  return found.account;
}

/** Uses up a link, and with it all other links of its account. Returns the account, locked. */
export async function takeLink(tx: Database, kind: LinkKind, token: string): Promise<AccountRow> {
  const { id } = await accountOfLink(tx, kind, token);
  // Checked again under lock: the link may have been used, or the account disabled.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
  const account = await accountOfLink(tx, kind, token);
  await endLinks(tx, id);
  return account;
}

const isUsable = (kind: LinkKind) =>
  and(eq(passwordResets.kind, kind), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, new Date()));

export const linkExpired = () => new HttpError(400, 'RESET_EXPIRED', 'This link has expired.');
