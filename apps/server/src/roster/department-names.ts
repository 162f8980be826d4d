import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';
import { and, eq, inArray } from 'drizzle-orm';
import { departments } from '#features/people/organisation/organisation.table';
import type { Database } from '#platform/database';
import type { PlannedItem } from './planned-item';

/** The name of a department of the hotel. */
export type DepartmentNames = (id: number) => string | null;

type Placed = Pick<PlannedItem, 'departmentId' | 'jobTitle' | 'skill'>;

/** Reads the names of the departments where items are worked; nothing is asked where all are at home. */
export async function departmentNames(
  db: Database,
  companyId: number,
  items: readonly (Pick<PlannedItem, 'departmentId'> | null)[],
): Promise<DepartmentNames> {
  const ids = [...new Set(items.flatMap((item) => item?.departmentId ?? []))];
  if (ids.length === 0) return () => null;
  const rows = await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), inArray(departments.id, ids)));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? null;
}

/** Items that were kept as JSON before shifts had a place have none. */
export function placeOfItem(
  { departmentId = null, jobTitle = null, skill = null }: Partial<Placed>,
  name: DepartmentNames,
): ShiftPlace {
  return { departmentId, department: departmentId === null ? null : name(departmentId), jobTitle, skill };
}
