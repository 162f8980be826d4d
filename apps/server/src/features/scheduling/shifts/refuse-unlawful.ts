import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import { addDays } from '@horae/local-time/local-date';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { HttpError, invalid } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import type { EventRow } from '#roster/event-row';
import { readResources } from '#roster/resources';
import { keepPublication } from '../publications/publications.commands';
import { noticedChanges, readNoticeHours } from '../publications/publications.reads';
import { findingsOfDraft, newlyUnlawful } from '../roster-checks/plan-findings.reads';
import { readPublishedById } from './planned-items.reads';

/** How far a change reaches: the rest before, days in a row, the rest after a Sunday. */
const reach = 16;

interface Saved {
  before: EventRow | null;
  after: EventRow & { firstDay: string; lastDay: string };
  reason: string | null;
  tell: Tell;
}

/**
 * Refuses a shift that was saved by itself and breaks a rule which its person's plan did not break before, unless the
 * account may approve and says why; then it is kept as a publication, with that reason, and the person is told.
 */
export async function refuseUnlawful(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { before, after, reason, tell }: Saved,
): Promise<void> {
  if (after.allDay || after.status === 'cancelled' || after.status === 'absent') return;
  const found = await unlawful(tx, hotel, before, after);
  if (found.length === 0) return;
  if (!hotel.mayApprove)
    throw new HttpError(403, 'FORBIDDEN', 'Only people with the right to approve can save a shift against the law.');
  if (!reason?.trim()) throw invalid('reason', 'Say why the shift is saved although it is against the law.');
  const [item] = await readPublishedById(tx, hotel, [after.id]);
  const at = new Date();
  const noticeHours = await readNoticeHours(tx, hotel.companyId);
  const changesOf = noticedChanges([{ before: null, after: item! }], at.getTime() / 1000, noticeHours);
  const { firstDay: first, lastDay: last } = after;
  const shortNotice = { agreed: [], reason };
  const publication = {
    first,
    last,
    at,
    items: 1,
    findings: found.length,
    isAtOnce: true,
    reason,
    changesOf,
    noticeHours,
    shortNotice,
  };
  await keepPublication(tx, tell, { account, hotel }, publication);
}

async function unlawful(
  tx: Database,
  hotel: GrantedHotel,
  before: EventRow | null,
  { id, employeeId, firstDay, lastDay }: Saved['after'],
): Promise<CheckFinding[]> {
  const days = { first: addDays(firstDay, -reach), last: addDays(lastDay, reach) };
  // Who plans a department may plan the person; whether the rules hold does not depend on who asks.
  const people = await readResources(tx, { ...hotel, scope: { kind: 'hotel' } }, { employees: [employeeId] }, days);
  const after = await findingsOfDraft(tx, hotel, days, people);
  if (newlyUnlawful([], after).length === 0) return [];
  const overlay = { without: new Set([id]), work: before && !before.allDay ? [before] : [] };
  return newlyUnlawful(await findingsOfDraft(tx, hotel, days, people, overlay), after);
}
