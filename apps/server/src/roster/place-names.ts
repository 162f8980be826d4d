import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';
import { and, eq, inArray } from 'drizzle-orm';
import { departments, workCentres } from '#features/people/organisation/organisation.table';
import type { Database } from '#platform/database';
import { type PlaceFields, placeFields } from './planned-item';

/** The names of the departments and work centres of the hotel. */
export interface PlaceNames {
  department: (id: number) => string | null;
  workCentre: (id: number) => string | null;
}

/** Reads the names of the places where items are worked; nothing is asked where all are at home. */
export async function placeNames(
  db: Database,
  companyId: number,
  items: readonly (Partial<PlaceFields> | null)[],
): Promise<PlaceNames> {
  return {
    department: await namesOf(
      db,
      companyId,
      departments,
      items.flatMap((item) => item?.departmentId ?? []),
    ),
    workCentre: await namesOf(
      db,
      companyId,
      workCentres,
      items.flatMap((item) => item?.workCentreId ?? []),
    ),
  };
}

async function namesOf(
  db: Database,
  companyId: number,
  table: typeof departments | typeof workCentres,
  ids: readonly number[],
): Promise<(id: number) => string | null> {
  if (ids.length === 0) return () => null;
  const rows = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(and(eq(table.companyId, companyId), inArray(table.id, [...new Set(ids)])));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? null;
}

/** The fields of an item with the names of its places. */
export function placeOfItem(item: Partial<PlaceFields>, names: PlaceNames): ShiftPlace {
  const fields = placeFields(item);
  const { departmentId, workCentreId } = fields;
  return {
    ...fields,
    department: departmentId === null ? null : names.department(departmentId),
    workCentre: workCentreId === null ? null : names.workCentre(workCentreId),
  };
}
