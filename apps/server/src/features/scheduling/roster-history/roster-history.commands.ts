import type { PlanGesture } from '@horae/contract/scheduling/plan-changes';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { historySetting } from '#platform/fence/companies';
import { groupBy } from '#platform/group-by';
import { rosterHistory } from './roster-history.table';

/**
 * Removes what the history keeps of an employee's leave and the notes of their shifts; the hours stay. Until the
 * transaction ends, changes of the roster make no versions: what is erased must not be kept by its erasure.
 */
export async function eraseFromRosterHistory(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(sql`select set_config(${historySetting}, 'off', true)`);
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

/** Keeps by which actions of planners the items came to be so that this transaction has published. */
export async function keepGestures(
  tx: Database,
  companyId: number,
  gestureOf: ReadonlyMap<number, PlanGesture | null>,
): Promise<void> {
  const { itemId, transaction } = rosterHistory;
  for (const [way, items] of groupBy([...gestureOf], ([, one]) => one ?? '')) {
    if (way === '') continue;
    const ids = sql`any(${sql.param(items.map(([id]) => id))}::int[])`;
    await tx
      .update(rosterHistory)
      .set({ gesture: way })
      .where(
        sql`${rosterHistory.companyId} = ${companyId} and ${itemId} = ${ids}
          and ${transaction} = pg_current_xact_id()::text::bigint and ${rosterHistory.recordedUntil} is null`,
      );
  }
}

/** Removes all that the history keeps of people who were added by mistake; nothing was built on their records. */
export async function forgetRosterHistory(tx: Database, companyId: number, employeeIds: number[]): Promise<void> {
  await tx
    .delete(rosterHistory)
    .where(and(eq(rosterHistory.companyId, companyId), inArray(rosterHistory.employeeId, employeeIds)));
}
