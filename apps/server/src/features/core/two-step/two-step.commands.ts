import { randomBytes } from 'node:crypto';
import type { SecondStepProof } from '@horae/contract/core/two-step-proofs';
import { and, eq, gt } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import { hashOf } from '#platform/secret-hash';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { accounts } from '../session/session.table';
import { takeCode } from './authenticator-app';
import { codeUsed, reset } from './news.rules';
import { notifyOwner } from './notify-owner';
import type { ChallengeFor } from './passkey-challenges';
import { passkeyOptions, takePasskey } from './passkeys';
import { findRecoveryCode, recoveryCodesLeft, useRecoveryCode } from './recovery-codes';
import { authenticatorApps, loginTickets, passkeyChallenges, passkeys, recoveryCodes } from './two-step.table';
import type { TwoStepContext } from './two-step-context';

const ticketMinutes = 5;

/** Opens a ticket for the second step of a login whose password was right. */
export async function openTicket(
  db: Database,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + ticketMinutes * 60_000);
  const passwordMark = hashOf(passwordHash);
  await db.insert(loginTickets).values({ hash: hashOf(ticket), accountId: id, passwordMark, expiresAt });
  return ticket;
}

/** The account of a ticket; undefined once it expired, was used, or the password changed. */
export async function accountOfTicket(
  db: Database,
  ticket: string,
): Promise<{ id: number; email: string | null; loginName: string | null } | undefined> {
  const [found] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      loginName: accounts.loginName,
      hash: accounts.passwordHash,
      mark: loginTickets.passwordMark,
    })
    .from(loginTickets)
    .innerJoin(accounts, eq(accounts.id, loginTickets.accountId))
    .where(and(eq(loginTickets.hash, hashOf(ticket)), gt(loginTickets.expiresAt, new Date())));
  if (!found?.hash || hashOf(found.hash) !== found.mark) return undefined;
  return { id: found.id, email: found.email, loginName: found.loginName };
}

/** Uses a ticket up; false if another call has. */
export async function closeTicket(tx: Database, ticket: string): Promise<boolean> {
  const closed = await tx
    .delete(loginTickets)
    .where(eq(loginTickets.hash, hashOf(ticket)))
    .returning();
  return closed.length > 0;
}

/** Whether a second step is right; a code, a challenge and a recovery code are then used up. Counts no attempts. */
export async function takeSecondStep(
  db: Database,
  context: TwoStepContext,
  asked: ChallengeFor,
  { code, passkey, recoveryCode }: SecondStepProof,
): Promise<boolean> {
  const { accountId } = asked;
  if (code !== undefined) return takeCode(db, context, accountId, code);
  if (passkey !== undefined) return takePasskey(db, context.origin(), asked, passkey);
  if (recoveryCode === undefined) return false;
  const number = await findRecoveryCode(db, accountId, recoveryCode);
  if (number === null) return false;
  return inTransaction(db, async (tx) => {
    if (!(await useRecoveryCode(tx, accountId, number))) return false;
    const left = await recoveryCodesLeft(tx, accountId);
    await notifyOwner(tx, context, accountId, codeUsed(left));
    return true;
  });
}

/** A challenge for the passkeys of an account. */
export const askForPasskey = (db: Database, { origin }: TwoStepContext, asked: ChallengeFor) =>
  passkeyOptions(db, origin(), asked);

/** Removes the app, passkeys and recovery codes of an account, and what is open. */
export async function removeTwoStep(tx: Database, accountId: number): Promise<void> {
  for (const table of [authenticatorApps, passkeys, recoveryCodes, loginTickets, passkeyChallenges])
    await tx.delete(table).where(eq(table.accountId, accountId));
}

/** Removes the two-step verification of an account on behalf of somebody else, and tells its owner. */
export async function resetTwoStep(
  tx: Database,
  context: TwoStepContext,
  accountId: number,
  by: string,
): Promise<void> {
  await removeTwoStep(tx, accountId);
  await recordSecurityEvent(tx, { kind: 'two-step-changed', about: ['account', accountId], facts: { after: 'reset' } });
  await notifyOwner(tx, context, accountId, reset(by));
}
