import { sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { rosterFeeds } from './roster-feeds.table';

/** Revokes an employee's feeds. Checks and audits nothing: the erasure does. */
export async function eraseFromFeeds(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(
    sql`update ${rosterFeeds} set ${bare(rosterFeeds.revokedAt)} = coalesce(${rosterFeeds.revokedAt}, now()) where ${rosterFeeds.companyId} = ${companyId} and ${rosterFeeds.employeeId} = ${employeeId}`,
  );
}
