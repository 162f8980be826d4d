import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { attendanceFindings } from './attendance.table';

/** Takes notes, evidence and proposals out of a person's findings. Checks and audits nothing: the erasure does. */
export async function eraseFromFindings(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(
    sql`update ${attendanceFindings} set note = null, evidence = '{}', proposal = null where company_id = ${companyId} and employee_id = ${employeeId}`,
  );
}
