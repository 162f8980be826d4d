import type { Submission } from '@horae/contract/scheduling/roster-approval.contract';
import { and, eq, exists, inArray } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readPlanSettings } from '../../people/organisation/plan-settings.reads';
import { publicationToSubmit } from '../planning/publish-drafts.commands';
import { planSubmissionItems, planSubmissions } from './roster-approval.table';
import { submissionsWhere, wireSubmission } from './submissions.store';
import { tellApprovers } from './tell-approval';

type ToSubmit = Parameters<typeof publicationToSubmit>[2] & { remark: string | null; tell: Tell };

const rowsAtOnce = 1000;

/** Submits drafts to those who approve: exactly those that were seen. They can still be changed. */
export async function submitRoster(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { remark, tell, ...seen }: ToSubmit,
): Promise<Submission> {
  const { companyId } = hotel;
  refuseWithoutPlanning(hotel);
  const { drafts, people, openIn } = await publicationToSubmit(tx, hotel, seen);
  if (!(await readPlanSettings(tx, companyId)).needsApproval)
    throw conflict('Rosters of this hotel need no approval. Publish the changes instead.');
  const replaced = await replaceOwn(
    tx,
    companyId,
    account,
    drafts.map(({ item }) => item.id),
  );
  const [{ id }] = (await tx
    .insert(planSubmissions)
    .values({
      companyId,
      submittedBy: account.id,
      firstDay: seen.first,
      lastDay: seen.last,
      people,
      openIn,
      remark: remark || null,
    })
    .returning({ id: planSubmissions.id })) as [{ id: number }];
  const items = drafts.map(({ item, version }) => ({
    companyId,
    submissionId: id,
    itemId: item.id,
    draftVersion: version,
    employeeId: item.employeeId,
    departmentId: item.employeeId === null ? item.departmentId : null,
    day: item.firstDay,
  }));
  for (let at = 0; at < items.length; at += rowsAtOnce)
    await tx.insert(planSubmissionItems).values(items.slice(at, at + rowsAtOnce));
  const after = { first: seen.first, last: seen.last, people: people.length, items: items.length };
  await recordChange(tx, {
    companyId,
    accountId: account.id,
    object: 'submitted roster',
    objectId: id,
    action: 'add',
    after: { ...after, ...(replaced.length > 0 && { replaces: replaced }) },
  });
  const [submission] = await submissionsWhere(tx, companyId, eq(planSubmissions.id, id));
  await tellApprovers(tx, tell, { account, hotel }, submission!);
  await announce(tx, 'roster-approval', 'all');
  return wireSubmission(submission!, account.id);
}

/** What the account submitted before of the same items is no longer to be approved. */
async function replaceOwn(
  tx: Database,
  companyId: number,
  account: Account,
  itemIds: readonly number[],
): Promise<number[]> {
  const isShared = exists(
    tx
      .select()
      .from(planSubmissionItems)
      .where(
        and(
          eq(planSubmissionItems.companyId, planSubmissions.companyId),
          eq(planSubmissionItems.submissionId, planSubmissions.id),
          inArray(planSubmissionItems.itemId, [...itemIds]),
        ),
      ),
  );
  const rows = await tx
    .update(planSubmissions)
    .set({ state: 'replaced' })
    .where(
      and(
        eq(planSubmissions.companyId, companyId),
        eq(planSubmissions.submittedBy, account.id),
        inArray(planSubmissions.state, ['waiting', 'sentBack']),
        isShared,
      ),
    )
    .returning({ id: planSubmissions.id });
  return rows.map(({ id }) => id);
}
