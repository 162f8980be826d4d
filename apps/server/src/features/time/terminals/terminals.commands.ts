import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { terminalCodes, waitingPunches } from './terminals.table';

const rowsAtOnce = 1000;

/** Stores punches without a known employee for an administrator; one that already waits stays as it is. */
export async function keepWaiting(tx: Database, rows: readonly (typeof waitingPunches.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx
      .insert(waitingPunches)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoNothing();
  }
}

/**
 * Removes the terminal codes that identify an employee; `code` is the one from before the erasure. Checks and audits
 * nothing: the erasure does.
 */
export async function eraseFromTerminals(
  tx: Database,
  companyId: number,
  { employeeId, code }: { employeeId: number; code: string },
): Promise<void> {
  const ofPerson = and(eq(terminalCodes.companyId, companyId), eq(terminalCodes.employeeId, employeeId));
  await tx.execute(sql`delete from ${waitingPunches} where ${waitingPunches.companyId} = ${companyId}
    and (lower(${waitingPunches.code}) = lower(${code})
      or ${waitingPunches.code} in (select ${terminalCodes.code} from ${terminalCodes} where ${ofPerson}))`);
  await tx.delete(terminalCodes).where(ofPerson);
}

/** Replaces the numbers by which terminals and kiosks know an employee. Checks and audits nothing. */
export async function writeClockNumbers(
  tx: Database,
  { companyId, employeeId }: { companyId: number; employeeId: number },
  numbers: readonly string[],
): Promise<void> {
  await forgetClockNumbers(tx, companyId, [employeeId]);
  if (numbers.length === 0) return;
  await tx
    .insert(terminalCodes)
    .values(numbers.map((code) => ({ companyId, code, employeeId })))
    .onConflictDoUpdate({ target: [terminalCodes.companyId, terminalCodes.code], set: { employeeId } });
}

/** Removes the numbers of these employees. Checks and audits nothing. */
export const forgetClockNumbers = (tx: Database, companyId: number, employeeIds: number[]) =>
  tx
    .delete(terminalCodes)
    .where(and(eq(terminalCodes.companyId, companyId), inArray(terminalCodes.employeeId, employeeIds)));
