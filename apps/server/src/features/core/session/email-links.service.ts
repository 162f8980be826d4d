import { and, eq, gt } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { refusalOf } from '#platform/database-faults';
import { conflict, invalid, notFound } from '#platform/errors';
import { withdrawLinksTo } from '#platform/mail/outbox';
import { hashOf } from '#platform/secret-hash';
import { maskedEmail } from '#platform/security-events/masked-email';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { accountByEmail } from './accounts-at-login';
import type { LinkMail } from './letters.rules';
import { refuseWrongPassword } from './password.service';
import { endLinks, linkExpired } from './password-links.service';
import { postEmailLink } from './post-email-link';
import { releaseAddress } from './session.commands';
import { mayLogIn } from './session.reads';
import { normalised } from './session.rules';
import { accounts, emailChanges } from './session.table';

const inUse = 'This email is already in use.';

/** The change of an account's e-mail: requested, confirmed through the link sent there, or cancelled. */
export function emailActions(server: () => LinkMail) {
  return {
    /** Refuses a wrong password if the e-mail is another than the account's. */
    async refuseStranger(db: Database, accountId: number, sent: string, password: string): Promise<void> {
      if (!(await isOwn(db, accountId, normalised(sent)))) await refuseWrongPassword(db, accountId, password);
    },
    async want(tx: Database, accountId: number, sent: string): Promise<void> {
      const email = normalised(sent);
      if (await isOwn(tx, accountId, email)) return;
      if ((await accountByEmail(tx, email))?.isConfirmed) throw invalid('general.email', inUse);
      await postEmailLink(tx, accountId, email, server());
    },
    wanted: wantedEmail,
    sendAgain: (db: Database, accountId: number): Promise<void> =>
      inTransaction(db, async (tx) => {
        await lockAccount(tx, accountId);
        const email = await wantedEmail(tx, accountId);
        if (email === null) throw notFound('Wanted e-mail');
        await postEmailLink(tx, accountId, email, server());
      }),
    keep: (db: Database, accountId: number): Promise<void> =>
      inTransaction(db, async (tx) => {
        await lockAccount(tx, accountId);
        const email = await wantedEmail(tx, accountId);
        const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
        // The address of a registration is the current one and still wants its confirmation.
        if (email === null || email === account?.email) return;
        await tx.update(emailChanges).set({ expiresAt: new Date() }).where(eq(emailChanges.accountId, accountId));
        await withdrawLinksTo(tx, accountId, email);
        await announce(tx, 'profile', accountId);
      }),
  };
}

async function isOwn(db: Database, id: number, email: string): Promise<boolean> {
  return (await db.$count(accounts, and(eq(accounts.id, id), eq(accounts.email, email)))) > 0;
}

/** Applies the e-mail that the link belongs to, once; links sent to the previous address become invalid. */
export function confirmEmail(db: Database, token: string): Promise<{ email: string }> {
  return inTransaction(db, async (tx) => {
    const { accountId } = await wantedBy(tx, token);
    // Checked again under lock: the link may have been used, or the account disabled.
    await lockAccount(tx, accountId);
    const { email } = await wantedBy(tx, token);
    const kind = (await takeOver(tx, accountId, email)) ? 'email-changed' : 'account-confirmed';
    await recordSecurityEvent(tx, { kind, accountId, email: maskedEmail(email) });
    await endLinks(tx, accountId);
    const change = { companyId: 0, accountId, object: 'account', objectId: accountId, action: 'change' } as const;
    await recordChange(tx, { ...change, after: { emailBy: 'link' } });
    await announce(tx, 'accounts', 'admins');
    await announce(tx, 'profile', 'all');
    return { email };
  });
}

/** Returns whether the account had another address before. */
async function takeOver(tx: Database, accountId: number, email: string): Promise<boolean> {
  const isNew = !(await isOwn(tx, accountId, email));
  if (isNew) await releaseAddress(tx, email);
  try {
    await tx.update(accounts).set({ email, isConfirmed: true }).where(eq(accounts.id, accountId));
    return isNew;
  } catch (error) {
    if (refusalOf(error)?.constraint !== 'accounts_by_email') throw error;
    throw conflict(inUse);
  }
}

/** The e-mail whose link has not been opened: a new one, or that of the registration. */
async function wantedEmail(db: Database, accountId: number): Promise<string | null> {
  const isOwn = and(eq(emailChanges.accountId, accountId), gt(emailChanges.expiresAt, new Date()));
  const [wanted] = await db.select().from(emailChanges).where(isOwn);
  if (wanted) return wanted.email;
  const isUnconfirmed = and(eq(accounts.id, accountId), eq(accounts.isConfirmed, false));
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(isUnconfirmed);
  return account?.email ?? null;
}

async function wantedBy(tx: Database, token: string): Promise<{ accountId: number; email: string }> {
  const isOpen = and(eq(emailChanges.hash, hashOf(token)), gt(emailChanges.expiresAt, new Date()));
  const [wanted] = await tx
    .select({ accountId: emailChanges.accountId, email: emailChanges.email })
    .from(emailChanges)
    .innerJoin(accounts, eq(accounts.id, emailChanges.accountId))
    .where(and(isOpen, mayLogIn(accounts)));
  if (!wanted) throw linkExpired();
  return wanted;
}

/** Serialises requests to change the e-mail of an account. */
async function lockAccount(tx: Database, id: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('no key update');
}
