import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { departments, workCentres } from '../organisation/organisation.table';
import type { PeopleContext } from './people-context';

/** The places that a request names for employees. */
export interface PlaceChoice {
  departmentId?: number | undefined;
  workCentreId?: number | undefined;
}

/** Refuses a place of another hotel, or one that closes before the employee leaves. */
export async function refuseClosedPlace(
  tx: Database,
  context: PeopleContext,
  choice: PlaceChoice,
  lastDay: string | null,
  path = '',
): Promise<void> {
  const closed = await closedPlace(tx, context, choice, lastDay);
  if (closed) throw invalid(`${path}${closed.name}`, closed.fault);
}

/** Returns the first place that closes before the last day. Seasonal places accept employees who leave in time. */
export async function closedPlace(
  tx: Database,
  { hotel, today }: PeopleContext,
  { departmentId, workCentreId }: PlaceChoice,
  lastDay: string | null,
): Promise<{ name: string; fault: string } | null> {
  for (const [name, table, id, fault] of [
    ['departmentId', departments, departmentId, 'Choose a department that is open.'],
    ['workCentreId', workCentres, workCentreId, 'Choose a work centre that is open.'],
  ] as const) {
    if (id === undefined) continue;
    // Locked so that it cannot be closed concurrently.
    const [place] = await tx
      .select({ called: table.name, closedFrom: table.closedFrom })
      .from(table)
      .where(and(eq(table.companyId, hotel.companyId), eq(table.id, id)))
      .for('share');
    if (!place) return { name, fault };
    const { called, closedFrom } = place;
    if (closedFrom === null || (lastDay !== null && lastDay < closedFrom)) continue;
    if (closedFrom <= today) return { name, fault };
    return {
      name,
      fault: `${called} closes on ${closedFrom}: enter a last day before that, or choose a place that stays open.`,
    };
  }
  return null;
}
