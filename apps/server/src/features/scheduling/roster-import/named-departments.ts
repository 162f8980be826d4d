import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { departments } from '../../people/organisation/organisation.table';
import { storedPlaces } from '../shifts/shift-places.commands';
import type { RowShift } from './entries';

/** Finds the departments that rows name; a name that the hotel does not have, or has twice, says nothing. */
export async function nameDepartments(db: Database, companyId: number, rows: readonly RowShift[]): Promise<void> {
  const named = rows.filter(({ given }) => given.department);
  if (named.length === 0) return;
  const open = await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.closedFrom)));
  const byName = groupBy(open, ({ name }) => name.toLowerCase());
  for (const row of named) {
    const found = byName.get(row.department.toLowerCase()) ?? [];
    row.departmentId = found.length === 1 ? found[0]!.id : undefined;
  }
}

/** Where rows are worked, as it is stored; undefined where the file does not say it. */
export async function placesOfRows(
  db: Database,
  companyId: number,
  rows: readonly { row: RowShift; employeeId: number; day: string }[],
): Promise<Map<RowShift, number | null>> {
  const named = rows.flatMap(({ row, employeeId, day }) =>
    row.departmentId === undefined ? [] : [{ row, employeeId, day, departmentId: row.departmentId, jobTitle: null }],
  );
  const places = await storedPlaces(db, companyId, named);
  return new Map(named.map(({ row }, at) => [row, places[at]!.departmentId]));
}
