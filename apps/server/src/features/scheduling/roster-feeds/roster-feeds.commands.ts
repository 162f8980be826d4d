import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { rosterFeeds } from './roster-feeds.table';

/** Revokes a person's feeds. Checks and audits nothing: the erasure does. */
export async function eraseFromFeeds(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(
    sql`update ${rosterFeeds} set revoked_at = coalesce(revoked_at, now()) where company_id = ${companyId} and employee_id = ${employeeId}`,
  );
}
