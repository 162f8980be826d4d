import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import type { Submission } from '@horae/contract/scheduling/roster-approval.contract';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readPlanSettings } from '../../people/organisation/plan-settings.reads';
import { previewOf } from '../planning/publish-drafts.commands';
import { changedSince, publicationOf } from './changed-since';
import { findSubmission, mayDecide, ownSubmissions, submissionsToDecide } from './seen-submissions';
import { itemsOf, wireSubmission } from './submissions.store';

interface Submissions {
  isNeeded: boolean;
  mayApprove: boolean;
  submissions: Submission[];
}

/** What the account may approve, and its own that wait or were sent back. */
export async function listSubmissions(db: Database, account: Account, hotel: GrantedHotel): Promise<Submissions> {
  refuseWithoutPlanning(hotel);
  const [{ needsApproval: isNeeded }, toDecide, own] = await Promise.all([
    readPlanSettings(db, hotel.companyId),
    submissionsToDecide(db, account, hotel),
    ownSubmissions(db, account, hotel),
  ]);
  return {
    isNeeded,
    mayApprove: mayDecide(hotel),
    submissions: [...toDecide, ...own]
      .toSorted((a, b) => a.id - b.id)
      .map((submission) => wireSubmission(submission, account.id)),
  };
}

interface ReadSubmission {
  submission: Submission;
  preview: PublicationPreview;
  changed: { employeeId: number | null; name: string; day: string }[];
}

/** What approving a submission would change, and where it is no longer what was submitted. */
export async function readSubmission(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  id: number,
): Promise<ReadSubmission> {
  const submission = await findSubmission(db, account, hotel, id);
  const { firstDay: first, lastDay: last } = submission;
  const publication = await publicationOf(db, hotel, submission);
  const items = await itemsOf(db, hotel.companyId, id);
  return {
    submission: wireSubmission(submission, account.id),
    preview: await previewOf(db, hotel, { first, last }, publication),
    changed: await changedSince(db, hotel, submission, items, publication),
  };
}
