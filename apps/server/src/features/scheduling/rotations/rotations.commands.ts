import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { rotationAssignments } from './rotations.table';

/** Forgets by which patterns an employee worked. Checks and audits nothing: the erasure of the person does. */
export async function eraseFromRotations(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx
    .delete(rotationAssignments)
    .where(and(eq(rotationAssignments.companyId, companyId), eq(rotationAssignments.employeeId, employeeId)));
}
