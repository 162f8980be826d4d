import { sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { attendanceFindings } from './attendance.table';
import { noTimes } from './find-differences';

/**
 * Removes notes, times and proposals from an employee's findings; kinds, minutes and decisions stay. Checks and audits
 * nothing: the erasure does.
 */
export async function eraseFromFindings(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(
    sql`update ${attendanceFindings} set ${bare(attendanceFindings.note)} = null, ${bare(attendanceFindings.evidence)} = ${attendanceFindings.evidence} || ${JSON.stringify(noTimes)}::jsonb, ${bare(attendanceFindings.proposal)} = null where ${attendanceFindings.companyId} = ${companyId} and ${attendanceFindings.employeeId} = ${employeeId}`,
  );
}
