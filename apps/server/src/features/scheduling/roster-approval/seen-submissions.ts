import { and, eq, inArray } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readResources } from '#roster/resources';
import { plansOpenOf } from '../planning/planning.reads';
import { planSubmissions } from './roster-approval.table';
import { type StoredSubmission, submissionsWhere } from './submissions.store';

/** Approving is publishing, so it needs the right to plan, too. */
export const mayDecide = ({ mayPlan, mayApprove }: GrantedHotel): boolean => mayPlan && mayApprove;

/** Whether the account plans everybody and every open shift of a submission. */
export async function plansAllOf(
  db: Database,
  hotel: GrantedHotel,
  { people, openIn, firstDay, lastDay }: Pick<StoredSubmission, 'people' | 'openIn' | 'firstDay' | 'lastDay'>,
): Promise<boolean> {
  if (hotel.scope.kind === 'hotel') return true;
  if (people.length + openIn.length === 0) return false;
  if (!(await plansOpenOf(db, hotel, openIn))) return false;
  if (people.length === 0) return true;
  const seen = await readResources(db, hotel, { employees: people }, { first: firstDay, last: lastDay });
  return seen.length === people.length;
}

/** What waits for this account to approve: not what it submitted itself. */
export async function submissionsToDecide(
  db: Database,
  account: Pick<Account, 'id'>,
  hotel: GrantedHotel,
): Promise<StoredSubmission[]> {
  if (!mayDecide(hotel)) return [];
  const waiting = await submissionsWhere(db, hotel.companyId, eq(planSubmissions.state, 'waiting'));
  const found: StoredSubmission[] = [];
  for (const submission of waiting)
    if (submission.submittedBy !== account.id && (await plansAllOf(db, hotel, submission))) found.push(submission);
  return found;
}

/** What the account submitted itself and that waits, or was sent back to it. */
export async function ownSubmissions(
  db: Database,
  account: Pick<Account, 'id'>,
  { companyId }: GrantedHotel,
): Promise<StoredSubmission[]> {
  const isOpen = inArray(planSubmissions.state, ['waiting', 'sentBack']);
  return submissionsWhere(db, companyId, and(isOpen, eq(planSubmissions.submittedBy, account.id)));
}

/** Returns a submission that the account made or may approve; any other does not exist for it. */
export async function findSubmission(
  db: Database,
  account: Pick<Account, 'id'>,
  hotel: GrantedHotel,
  id: number,
): Promise<StoredSubmission> {
  refuseWithoutPlanning(hotel);
  const [submission] = await submissionsWhere(db, hotel.companyId, eq(planSubmissions.id, id));
  if (!submission) throw notFound('Submission');
  if (submission.submittedBy === account.id) return submission;
  if (!mayDecide(hotel) || !(await plansAllOf(db, hotel, submission))) throw notFound('Submission');
  return submission;
}
