import { and, between, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { planNotes } from './plan-notes.table';

/** The days of these people that what changes many days leaves alone. */
export async function pinnedOn(
  tx: Database,
  companyId: number,
  employees: readonly number[],
  { first, last }: { first: string; last: string },
): Promise<(employeeId: number, day: string) => boolean> {
  if (employees.length === 0) return () => false;
  const rows = await tx
    .select({ employeeId: planNotes.employeeId, day: planNotes.day })
    .from(planNotes)
    .where(
      and(
        eq(planNotes.companyId, companyId),
        eq(planNotes.isPinned, true),
        between(planNotes.day, first, last),
        inArray(planNotes.employeeId, [...employees]),
      ),
    );
  const pinned = new Set(rows.map(({ employeeId, day }) => `${employeeId} ${day}`));
  return (employeeId, day) => pinned.has(`${employeeId} ${day}`);
}
