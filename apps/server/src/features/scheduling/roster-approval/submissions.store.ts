import type { Submission } from '@horae/contract/scheduling/roster-approval.contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { accounts } from '../../core/session/session.table';
import { planSubmissionItems, planSubmissions } from './roster-approval.table';

const author = alias(accounts, 'author');
const answering = alias(accounts, 'answering');

/** A submission with the names of its accounts. */
export type StoredSubmission = typeof planSubmissions.$inferSelect & {
  items: number;
  by: string | null;
  answeredByName: string | null;
};

export interface SubmittedItem {
  itemId: number;
  draftVersion: number;
  /** Null: an open shift of the department. */
  employeeId: number | null;
  departmentId: number | null;
  day: string;
}

/** The submissions of a hotel, the oldest first. */
export async function submissionsWhere(
  db: Database,
  companyId: number,
  where: SQL | undefined,
): Promise<StoredSubmission[]> {
  const rows = await db
    .select({
      submission: planSubmissions,
      items: sql<number>`(select count(*)::int from ${planSubmissionItems}
        where ${planSubmissionItems.companyId} = ${planSubmissions.companyId} and ${planSubmissionItems.submissionId} = ${planSubmissions.id})`,
      by: author.fullName,
      answeredByName: answering.fullName,
    })
    .from(planSubmissions)
    .leftJoin(author, eq(author.id, planSubmissions.submittedBy))
    .leftJoin(answering, eq(answering.id, planSubmissions.answeredBy))
    .where(and(eq(planSubmissions.companyId, companyId), where))
    .orderBy(asc(planSubmissions.id));
  return rows.map(({ submission, ...names }) => Object.assign(submission, names));
}

/** The drafts of a submission as they were submitted. */
export async function itemsOf(db: Database, companyId: number, submissionId: number): Promise<SubmittedItem[]> {
  const { itemId, draftVersion, employeeId, departmentId, day } = planSubmissionItems;
  return db
    .select({ itemId, draftVersion, employeeId, departmentId, day })
    .from(planSubmissionItems)
    .where(and(eq(planSubmissionItems.companyId, companyId), eq(planSubmissionItems.submissionId, submissionId)))
    .orderBy(asc(day), asc(itemId));
}

/** A submission as an account sees it. */
export function wireSubmission(submission: StoredSubmission, accountId: number): Submission {
  const { id, version, state, firstDay, lastDay, people, items, by, submittedBy, submittedAt, remark } = submission;
  const { answer, answeredByName, answeredAt } = submission;
  return {
    id,
    version,
    state,
    first: firstDay,
    last: lastDay,
    people: people.length,
    items,
    by,
    isOwn: submittedBy === accountId,
    submittedAt: submittedAt.toISOString(),
    remark,
    answer,
    answeredBy: answeredByName,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
