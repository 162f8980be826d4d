import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { rosterHistory } from './roster-history.table';

/** Whose each of these items was last; those that were nobody’s are left out. */
export async function lastHolders(
  tx: Database,
  companyId: number,
  itemIds: readonly number[],
): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map();
  const { itemId, employeeId, recordedFrom } = rosterHistory;
  const ofItems = and(eq(rosterHistory.companyId, companyId), inArray(itemId, [...itemIds]), isNotNull(employeeId));
  const rows = await tx
    .selectDistinctOn([itemId], { itemId, employeeId })
    .from(rosterHistory)
    .where(ofItems)
    .orderBy(itemId, desc(recordedFrom));
  return new Map(rows.map((row) => [row.itemId, row.employeeId!]));
}
