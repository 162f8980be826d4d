import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';

/**
 * What is planned for one employee is saved one after the other: two leaves would not see each other, and two shifts
 * that overlap would wait for each other until the database gives one of them up.
 */
export async function lockRosterOf(tx: Database, companyId: number, ...employeeIds: number[]): Promise<void> {
  const keys = employeeIds.map((employeeId) => `roster ${companyId} ${employeeId}`);
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sql.param(keys)}::text[]) with ordinality as one (key, place) order by place`);
}
