import { randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Account } from '#platform/account';
import { type Database, inTransaction } from '#platform/database';
import { HttpError, invalid } from '#platform/errors';
import { postMail } from '#platform/mail/outbox';
import { hashPassword, isPassword } from './password-hash';
import { normalised } from './session.rules';
import { accountByEmail } from './session.service';
import { accounts, passwordResets, sessions } from './session.table';
import { hashOf } from './tokens';

interface NewPassword {
  password: string;
  passwordConfirm: string;
}

const resetMinutes = 60;
const openResetsAtMost = 5;

/** Changes the own password; the other sessions of the account end. */
export async function changePassword(
  db: Database,
  account: Account,
  change: NewPassword & { currentPassword: string },
) {
  refuseMismatch(change);
  await refuseWrongPassword(db, account.id, change.currentPassword);
  const passwordHash = await hashPassword(change.password);
  await inTransaction(db, async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    const others = and(
      eq(sessions.accountId, account.id),
      ne(sessions.id, account.sessionId),
      isNull(sessions.endedAt),
    );
    await tx.update(sessions).set({ endedAt: new Date() }).where(others);
  });
}

/** Asks once more who is there, before what a borrowed browser must not do. */
export async function refuseWrongPassword(db: Database, accountId: number, password: string): Promise<void> {
  const [held] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (await isPassword(password, held?.passwordHash)) return;
  throw invalid('currentPassword', 'This is not your current password.');
}

/** Posts a reset link to a known address and does nothing for an unknown one. */
export async function requestReset(db: Database, email: string, origin: string, appName: string): Promise<void> {
  const account = await accountByEmail(db, normalised(email));
  if (!account) return;
  const now = new Date();
  const open = and(
    eq(passwordResets.accountId, account.id),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
  const [found] = await db.select({ open: count() }).from(passwordResets).where(open);
  if (found && found.open >= openResetsAtMost) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000);
  await inTransaction(db, async (tx) => {
    await tx.insert(passwordResets).values({ hash: hashOf(token), accountId: account.id, expiresAt });
    await postMail(tx, {
      to: account.email,
      subject: `Reset your ${appName} password`,
      text: `Choose a new password within ${resetMinutes} minutes:\n\n${origin}/reset-password?token=${token}\n\nIf you did not ask for this, ignore this mail.\n`,
    });
  });
}

/** Sets a new password by a reset token that is neither used nor expired; every session of the account ends. */
export async function resetPassword(db: Database, reset: NewPassword & { token: string }): Promise<void> {
  refuseMismatch(reset);
  const passwordHash = await hashPassword(reset.password);
  await inTransaction(db, async (tx) => {
    const now = new Date();
    const usable = and(
      eq(passwordResets.hash, hashOf(reset.token)),
      isNull(passwordResets.usedAt),
      gt(passwordResets.expiresAt, now),
    );
    const [used] = await tx.update(passwordResets).set({ usedAt: now }).where(usable).returning();
    if (!used) throw new HttpError(400, 'RESET_EXPIRED', 'This link has expired.');
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, used.accountId));
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.accountId, used.accountId), isNull(sessions.endedAt)));
  });
}

function refuseMismatch({ password, passwordConfirm }: NewPassword): void {
  if (password !== passwordConfirm) throw invalid('passwordConfirm', 'Passwords dont match.');
}
