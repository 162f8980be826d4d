import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { attendanceFindings } from './attendance.table';
import { clockRecords } from './clock-records.table';

/** What was clocked stays when its shift is deleted. Audits nothing: the deletion does. */
export async function detachFromShift(tx: Database, companyId: number, shiftId: number): Promise<void> {
  const ofShift = and(eq(clockRecords.companyId, companyId), eq(clockRecords.shiftId, shiftId));
  await tx.update(clockRecords).set({ shiftId: null }).where(ofShift);
}

/** Takes notes, evidence and proposals out of a person's findings. Checks and audits nothing: the erasure does. */
export async function eraseFromFindings(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(
    sql`update ${attendanceFindings} set note = null, evidence = '{}', proposal = null where company_id = ${companyId} and employee_id = ${employeeId}`,
  );
}
