import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { departments, workCentres } from '../organisation/organisation.table';

/** The only open work centre with the name of a department, as one list of departments makes it. */
export async function centreCalledLike(
  tx: Database,
  companyId: number,
  departmentId: number,
): Promise<number | undefined> {
  const found = await tx
    .select({ id: workCentres.id })
    .from(departments)
    .innerJoin(
      workCentres,
      and(eq(workCentres.companyId, departments.companyId), eq(workCentres.name, departments.name)),
    )
    .where(and(eq(departments.companyId, companyId), eq(departments.id, departmentId), isNull(workCentres.closedFrom)))
    .limit(2);
  return found.length === 1 ? found[0]!.id : undefined;
}
