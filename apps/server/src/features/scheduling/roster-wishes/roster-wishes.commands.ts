import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { rosterWishes } from './roster-wishes.table';

/** Forgets what an employee wished. Checks and audits nothing: the erasure of the person does. */
export async function eraseWishes(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx
    .delete(rosterWishes)
    .where(and(eq(rosterWishes.companyId, companyId), eq(rosterWishes.employeeId, employeeId)));
}
