import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { departments } from './organisation.table';

/** The cost places of the departments that have one, by the id of the department. */
export async function readCostPlaces(db: Database, companyId: number): Promise<ReadonlyMap<number, string>> {
  const { id, costPlace } = departments;
  const rows = await db
    .select({ id, costPlace })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), ne(costPlace, '')));
  return new Map(rows.map((row) => [row.id, row.costPlace]));
}
