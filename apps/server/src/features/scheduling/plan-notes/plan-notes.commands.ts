import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { planNotes } from './plan-notes.table';

/** Forgets what planners noted about an employee. Checks and audits nothing: the erasure of the person does. */
export async function eraseFromPlanNotes(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.delete(planNotes).where(and(eq(planNotes.companyId, companyId), eq(planNotes.employeeId, employeeId)));
}
