import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import type { Tell } from '#platform/mail/notice';
import { planSubmissionItems, planSubmissions } from './roster-approval.table';
import { itemsOf } from './submissions.store';
import { tellAnswer } from './tell-approval';

interface Published {
  version: number;
  item: { id: number };
}

/**
 * Closes the submitted rosters of which all drafts are published as they were submitted, and tells their planners.
 * Checks nothing: publishing does. The caller has locked the rosters.
 */
export async function closeSubmissions(
  tx: Database,
  tell: Tell,
  by: { account: Account; hotel: GrantedHotel },
  published: readonly Published[],
): Promise<void> {
  const { companyId } = by.hotel;
  const versionOf = new Map(published.map(({ item, version }) => [item.id, version]));
  const touched = await tx
    .selectDistinct({ id: planSubmissionItems.submissionId })
    .from(planSubmissionItems)
    .where(
      and(eq(planSubmissionItems.companyId, companyId), inArray(planSubmissionItems.itemId, [...versionOf.keys()])),
    );
  if (touched.length === 0) return;
  const isTouched = inArray(
    planSubmissions.id,
    touched.map(({ id }) => id),
  );
  const waiting = await tx
    .select()
    .from(planSubmissions)
    .where(and(eq(planSubmissions.companyId, companyId), eq(planSubmissions.state, 'waiting'), isTouched))
    .orderBy(asc(planSubmissions.id))
    .for('update');
  for (const submission of waiting) {
    const items = await itemsOf(tx, companyId, submission.id);
    if (items.some(({ itemId, draftVersion }) => versionOf.get(itemId) !== draftVersion)) continue;
    // Who publishes their own, since the hotel no longer asks for approval, has approved nothing.
    const state = submission.submittedBy === by.account.id ? ('replaced' as const) : ('approved' as const);
    const set = { state, answeredBy: by.account.id, answeredAt: new Date() };
    await tx
      .update(planSubmissions)
      .set({ ...set, version: sql`${planSubmissions.version} + 1` })
      .where(and(eq(planSubmissions.companyId, companyId), eq(planSubmissions.id, submission.id)));
    await recordChange(tx, {
      companyId,
      accountId: by.account.id,
      object: 'submitted roster',
      objectId: submission.id,
      action: 'change',
      before: { state: 'waiting' },
      after: { state },
    });
    await tellAnswer(tx, tell, by, { ...submission, ...set });
  }
  await announce(tx, 'roster-approval', 'all');
}

/**
 * Removes an employee from submitted rosters; remarks go with the last one, since they may name them. Checks and audits
 * nothing: the erasure of the person does.
 */
export async function eraseFromSubmissions(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx
    .delete(planSubmissionItems)
    .where(and(eq(planSubmissionItems.companyId, companyId), eq(planSubmissionItems.employeeId, employeeId)));
  const isAlone = sql`cardinality(${planSubmissions.people}) = 1`;
  await tx
    .update(planSubmissions)
    .set({
      people: sql`array_remove(${planSubmissions.people}, ${employeeId}::int)`,
      remark: sql`case when ${isAlone} then null else ${planSubmissions.remark} end`,
      answer: sql`case when ${isAlone} then null else ${planSubmissions.answer} end`,
    })
    .where(and(eq(planSubmissions.companyId, companyId), sql`${employeeId}::int = any(${planSubmissions.people})`));
}
