import type { PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import type { Database } from '#platform/database';
import { accountNames } from '../../core/session/account-names.reads';
import { planNotes } from './plan-notes.table';

type Row = typeof planNotes.$inferSelect;

/** What a person reads of a note. */
export const noted = ({ day, text, isPinned }: Row) => ({ day, text, pinned: isPinned });

export async function shownNotes(db: Database, rows: readonly Row[]): Promise<PlanNote[]> {
  const nameOf = await accountNames(
    db,
    rows.map(({ changedBy }) => changedBy),
  );
  return rows.map(({ employeeId, day, text, isPinned, changedBy, changedAt, version }) => ({
    employeeId,
    day,
    text,
    isPinned,
    by: changedBy === null ? null : (nameOf.get(changedBy) ?? null),
    at: changedAt.toISOString(),
    version,
  }));
}
