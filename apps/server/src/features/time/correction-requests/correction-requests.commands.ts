import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { correctionRequests } from './correction-requests.table';

/**
 * Deletes an employee's requests, which are in their own words; the resulting punches stay. Checks and audits nothing:
 * the erasure does.
 */
export async function eraseFromRequests(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(
    sql`delete from ${correctionRequests} where ${correctionRequests.companyId} = ${companyId} and ${correctionRequests.employeeId} = ${employeeId}`,
  );
}
