import type { PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accounts } from '../../core/session/session.table';
import { planNotes } from './plan-notes.table';

type Row = typeof planNotes.$inferSelect;

/** What a person reads of a note. */
export const noted = ({ day, text, isPinned }: Row) => ({ day, text, pinned: isPinned });

export async function shownNotes(db: Database, rows: readonly Row[]): Promise<PlanNote[]> {
  const authors = [...new Set(rows.flatMap(({ changedBy }) => changedBy ?? []))];
  const named =
    authors.length === 0
      ? []
      : await db
          .select({ id: accounts.id, name: accounts.fullName })
          .from(accounts)
          .where(inArray(accounts.id, authors));
  const nameOf = new Map(named.map(({ id, name }) => [id, name]));
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
