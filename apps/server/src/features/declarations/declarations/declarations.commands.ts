import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { declarations } from './declarations.table';

/** Empties the documents sent about a person; that they were accepted, and when, stays. Checks and audits nothing: the erasure does. */
export async function eraseFromDeclarations(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(sql`update ${declarations} set sent_body = null, refusal = null, days = case when kind = 'leave' then null else days end
    where company_id = ${companyId} and employee_id = ${employeeId}`);
}
