import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { lockedSheets, timesheets } from './timesheets.table';

/** Takes the kinds of leave out of a person's locked time sheets; the hours stay. Checks and audits nothing: the erasure does. */
export async function eraseFromTimesheets(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(sql`update ${lockedSheets} l set days = (select jsonb_agg(jsonb_set(day, '{leave}', 'null')) from jsonb_array_elements(l.days) as day)
    from ${timesheets} t where t.company_id = l.company_id and t.id = l.timesheet_id and t.company_id = ${companyId} and t.employee_id = ${employeeId}`);
}
