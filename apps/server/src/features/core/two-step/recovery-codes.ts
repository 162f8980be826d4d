import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hashPassword, isPassword } from '#platform/secret-hash';
import { newRecoveryCode, readRecoveryCode, recoveryCodesMade } from './recovery-codes.rules';
import { recoveryCodes } from './two-step.table';

/** Codes to show once, and what is stored of them. */
export interface RecoveryCodes {
  shown: string[];
  stored: { number: number; hash: string }[];
}

/** Makes codes; outside a transaction, because hashing them takes a while. */
export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  const shown = Array.from({ length: recoveryCodesMade }, (_, number) => newRecoveryCode(number));
  const hashes = await Promise.all(shown.map((code) => hashPassword(code.replaceAll('-', ''))));
  return { shown, stored: hashes.map((hash, number) => ({ number, hash })) };
}

/** Stores codes in place of the previous ones. */
export async function storeRecoveryCodes(tx: Database, accountId: number, { stored }: RecoveryCodes): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(stored.map((code) => ({ accountId, ...code })));
}

const unusedOf = (accountId: number) => and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt));

export async function recoveryCodesLeft(db: Database, accountId: number): Promise<number> {
  const [found] = await db.select({ left: count() }).from(recoveryCodes).where(unusedOf(accountId));
  return found?.left ?? 0;
}

/** Finds the unused code that was typed, for `useRecoveryCode`; null if there is none. */
export async function findRecoveryCode(db: Database, accountId: number, typed: string): Promise<number | null> {
  const read = readRecoveryCode(typed);
  const isThis = and(unusedOf(accountId), eq(recoveryCodes.number, read?.number ?? -1));
  const [stored] = await db.select().from(recoveryCodes).where(isThis);
  return (await isPassword(read?.code ?? '', stored?.hash)) && stored ? stored.number : null;
}

/** Uses a code up; false if another call has. */
export async function useRecoveryCode(tx: Database, accountId: number, number: number): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(and(unusedOf(accountId), eq(recoveryCodes.number, number)))
    .returning({ number: recoveryCodes.number });
  return used.length > 0;
}
