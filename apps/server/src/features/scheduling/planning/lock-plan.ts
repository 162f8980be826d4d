import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { lockRosters } from '../shifts/planned-items.commands';

/** Locks the rosters of these people, and then the open shifts of the hotel if one of them is nobody. */
export async function lockPlan(tx: Database, companyId: number, holders: readonly (number | null)[]): Promise<void> {
  await lockRosters(
    tx,
    companyId,
    holders.flatMap((employeeId) => employeeId ?? []),
  );
  if (!holders.includes(null)) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`open shifts ${companyId}`}, 0))`);
}
