import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { clockRecords } from './clock-records.table';

/** Keeps the clock records of a shift that is being deleted. Audits nothing: the deletion does. */
export async function detachFromShift(tx: Database, companyId: number, shiftId: number): Promise<void> {
  const ofShift = and(eq(clockRecords.companyId, companyId), eq(clockRecords.shiftId, shiftId));
  await tx.update(clockRecords).set({ shiftId: null }).where(ofShift);
}
