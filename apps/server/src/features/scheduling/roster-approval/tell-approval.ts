import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { Tell } from '#platform/mail/notice';
import { approversOf } from '../../core/session/approvers.reads';
import { answerNotice, submittedNotice } from './approval-notice.rules';
import type { planSubmissions } from './roster-approval.table';
import { plansAllOf } from './seen-submissions';

type Submitted = typeof planSubmissions.$inferSelect;

interface By {
  account: Account;
  hotel: GrantedHotel;
}

const aboutOf = ({ account, hotel }: By, { firstDay, lastDay, people }: Submitted, text: string | null) => ({
  hotel: hotel.name,
  firstDay,
  lastDay,
  people: people.length,
  by: account,
  text,
});

/** Tells everybody who may approve a submitted roster, but not who submitted it. */
export async function tellApprovers(tx: Database, tell: Tell, by: By, submission: Submitted): Promise<void> {
  for (const { accountId, hotel } of await approversOf(tx, by.hotel.companyId))
    if (accountId !== by.account.id && (await plansAllOf(tx, hotel, submission)))
      await tell(tx, submittedNotice(accountId, aboutOf(by, submission, submission.remark)));
}

/** Tells a planner that their roster was approved, or sent back with remarks. */
export async function tellAnswer(tx: Database, tell: Tell, by: By, submission: Submitted): Promise<void> {
  const { state, answer, submittedBy } = submission;
  if (state !== 'approved' && state !== 'sentBack') return;
  await tell(tx, answerNotice(submittedBy, aboutOf(by, submission, answer), state === 'approved'));
}
