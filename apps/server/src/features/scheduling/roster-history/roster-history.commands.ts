import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { rosterHistory } from './roster-history.table';

/**
 * Removes what the history keeps of an employee's leave and the notes of their shifts; the hours stay. Until the
 * transaction ends, changes of the roster make no versions: what is erased must not be kept by its erasure.
 */
export async function eraseFromRosterHistory(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(sql`select set_config('horae.history', 'off', true)`);
  const ofPerson = and(eq(rosterHistory.companyId, companyId), eq(rosterHistory.employeeId, employeeId));
  await tx.delete(rosterHistory).where(and(ofPerson, eq(rosterHistory.isLeave, true)));
  await tx.update(rosterHistory).set({ notes: null }).where(ofPerson);
  // What was left open keeps the notes that its person had.
  const theirs = tx.select({ id: rosterHistory.itemId }).from(rosterHistory).where(ofPerson);
  const open = and(
    eq(rosterHistory.companyId, companyId),
    isNull(rosterHistory.employeeId),
    inArray(rosterHistory.itemId, theirs),
  );
  await tx.update(rosterHistory).set({ notes: null }).where(open);
}

/** Removes all that the history keeps of people who were added by mistake; nothing was built on their records. */
export async function forgetRosterHistory(tx: Database, companyId: number, employeeIds: number[]): Promise<void> {
  await tx
    .delete(rosterHistory)
    .where(and(eq(rosterHistory.companyId, companyId), inArray(rosterHistory.employeeId, employeeIds)));
}
