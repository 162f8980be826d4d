import { sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { attendanceFindings } from './attendance.table';

/** Removes notes, evidence and proposals from an employee's findings. Checks and audits nothing: the erasure does. */
export async function eraseFromFindings(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(
    sql`update ${attendanceFindings} set ${bare(attendanceFindings.note)} = null, ${bare(attendanceFindings.evidence)} = '{}', ${bare(attendanceFindings.proposal)} = null where ${attendanceFindings.companyId} = ${companyId} and ${attendanceFindings.employeeId} = ${employeeId}`,
  );
}
