import type { Declaring, ShortNotice } from '@horae/contract/scheduling/plan-publication';
import type { Submission } from '@horae/contract/scheduling/roster-approval.contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { conflict, forbidden } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { publishDrafts, type SettleAttendance } from '../planning/publish-drafts.commands';
import { changedSince, lockPeopleOf } from './changed-since';
import { planSubmissions } from './roster-approval.table';
import { findSubmission, mayDecide } from './seen-submissions';
import { itemsOf, type StoredSubmission, submissionsWhere } from './submissions.store';
import { scopeOf } from './submitted-scope';
import { tellAnswer } from './tell-approval';

interface Decision {
  id: number;
  version: number;
}

interface Approval extends Decision {
  reason: string | null;
  shortNotice: ShortNotice;
  declaring: Declaring;
  settle: SettleAttendance;
  tell: Tell;
}

/** Approves a submitted roster: publishes exactly what was submitted, or nothing. */
export async function approveRoster(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { id, version, ...more }: Approval,
): Promise<{ published: number; people: number }> {
  await lockPeopleOf(tx, hotel, await findSubmission(tx, account, hotel, id));
  const submission = await lockToDecide(tx, account, hotel, { id, version });
  const items = await itemsOf(tx, hotel.companyId, id);
  const [changed] = await changedSince(tx, hotel, submission, items);
  if (changed)
    throw conflict(
      `The plan of ${changed.name} on ${changed.day} was changed after it was submitted. Send the roster back, so that it is submitted again.`,
    );
  return publishDrafts(tx, account, hotel, {
    ...(await scopeOf(tx, hotel, submission)),
    drafts: items.map(({ itemId, draftVersion }) => ({ id: itemId, version: draftVersion })),
    ...more,
  });
}

/** Sends a submitted roster back to its planner with remarks; its drafts stay as they are. */
export async function sendBackRoster(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { id, version, answer, tell }: Decision & { answer: string; tell: Tell },
): Promise<void> {
  const { companyId } = hotel;
  await findSubmission(tx, account, hotel, id);
  const submission = await lockToDecide(tx, account, hotel, { id, version });
  const set = { state: 'sentBack' as const, answer, answeredBy: account.id, answeredAt: new Date() };
  await tx
    .update(planSubmissions)
    .set({ ...set, version: sql`${planSubmissions.version} + 1` })
    .where(and(eq(planSubmissions.companyId, companyId), eq(planSubmissions.id, id)));
  await recordChange(tx, {
    companyId,
    accountId: account.id,
    object: 'submitted roster',
    objectId: id,
    action: 'change',
    before: { state: submission.state },
    after: { state: 'sentBack', answer },
  });
  await tellAnswer(tx, tell, { account, hotel }, { ...submission, ...set });
  await announce(tx, 'roster-approval', 'all');
}

/** Locks a submission that this account decides now; refuses one that was decided in the meantime, or is its own. */
async function lockToDecide(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { id, version }: Decision,
): Promise<StoredSubmission> {
  const { companyId } = hotel;
  const isIt = eq(planSubmissions.id, id);
  await tx
    .select({ id: planSubmissions.id })
    .from(planSubmissions)
    .where(and(eq(planSubmissions.companyId, companyId), isIt))
    .for('update');
  const [submission] = await submissionsWhere(tx, companyId, isIt);
  if (submission!.submittedBy === account.id)
    throw forbidden('You submitted this roster yourself. Somebody else with the right to approve decides about it.');
  if (!mayDecide(hotel)) throw forbidden();
  const { state, answeredByName: by } = submission!;
  if (state !== 'waiting') throw conflict(decided(state, by));
  if (submission!.version !== version) throw conflict('This roster was changed in the meantime. Look at it again.');
  return submission!;
}

function decided(state: Exclude<Submission['state'], 'waiting'>, by: string | null): string {
  if (state === 'replaced') return 'This roster was submitted again in the meantime. Look at the newer one.';
  const who = by ?? 'somebody who no longer has an account';
  return state === 'approved'
    ? `This roster was already approved by ${who}.`
    : `This roster was already sent back by ${who}.`;
}
