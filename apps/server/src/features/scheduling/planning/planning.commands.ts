import { and, arrayOverlaps, eq, or } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { planSteps, rosterDrafts } from './planning.table';

/**
 * Removes what is drafted for an employee, and the actions that mention them. Checks and audits nothing: the erasure or
 * the removal of the person does.
 */
export async function eraseFromDrafts(tx: Database, companyId: number, employeeId: number): Promise<void> {
  const isTheirs = or(eq(rosterDrafts.employeeId, employeeId), eq(rosterDrafts.publishedEmployeeId, employeeId));
  await tx.delete(rosterDrafts).where(and(eq(rosterDrafts.companyId, companyId), isTheirs));
  await tx
    .delete(planSteps)
    .where(and(eq(planSteps.companyId, companyId), arrayOverlaps(planSteps.employeeIds, [employeeId])));
}
