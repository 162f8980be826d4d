import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { correctionRequests } from './correction-requests.table';

/** Removes what a person asked for in their own words; the punches that came of it stay. Checks and audits nothing: the erasure does. */
export async function eraseFromRequests(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(
    sql`delete from ${correctionRequests} where ${correctionRequests.companyId} = ${companyId} and ${correctionRequests.employeeId} = ${employeeId}`,
  );
}
