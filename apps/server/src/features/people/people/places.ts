import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { departments, workCentres } from '../organisation/organisation.table';
import type { PeopleDesk } from './desk';

/** Where people may be sent: what is sent of it. */
export interface PlaceChoice {
  departmentId?: number | undefined;
  workCentreId?: number | undefined;
}

/** Nobody goes to a place that is closed or belongs to another hotel. */
export async function refuseClosedPlace(tx: Database, desk: PeopleDesk, choice: PlaceChoice, path = ''): Promise<void> {
  const closed = await closedPlace(tx, desk, choice);
  if (closed) throw invalid(`${path}${closed.name}`, closed.fault);
}

/** Which of the places is not open, if any. */
export async function closedPlace(
  tx: Database,
  { hotel }: PeopleDesk,
  { departmentId, workCentreId }: PlaceChoice,
): Promise<{ name: string; fault: string } | null> {
  for (const [name, table, id, fault] of [
    ['departmentId', departments, departmentId, 'Choose a department that is open.'],
    ['workCentreId', workCentres, workCentreId, 'Choose a work centre that is open.'],
  ] as const) {
    if (id === undefined) continue;
    // Held so that it is not closed in the meantime.
    const found = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.companyId, hotel.companyId), eq(table.id, id), isNull(table.closedFrom)))
      .for('share');
    if (found.length === 0) return { name, fault };
  }
  return null;
}
