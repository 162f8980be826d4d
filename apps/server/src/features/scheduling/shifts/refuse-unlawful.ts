import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import { addDays } from '@horae/local-time/local-date';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { HttpError, invalid } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import type { Tell } from '#platform/mail/notice';
import type { EventRow } from '#roster/event-row';
import type { PlannedItem } from '#roster/planned-item';
import { readResources } from '#roster/resources';
import { keepPublication } from '../publications/publications.commands';
import { noticedChanges, readNoticeHours } from '../publications/publications.reads';
import { findingsOfDraft, newlyUnlawful, reachOfChange } from '../roster-checks/plan-findings.reads';
import { readPublishedById } from './planned-items.reads';

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
  const was = before && before.status !== 'cancelled' ? itemOf(before, hotel.timeZone) : null;
  const changesOf = noticedChanges([{ before: was, after: item! }], at.getTime() / 1000, noticeHours);
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

/** A shift as it was before it was saved. */
function itemOf(event: EventRow, timeZone: string): PlannedItem {
  const { id, employeeId, type, start, end, allDay, breakMinutes, notes } = event;
  const { leaveKind = null, departmentId = null, jobTitle = null, skill = null } = event;
  const place = { departmentId, jobTitle, skill };
  const clock = hotelClock(timeZone);
  const days = { firstDay: clock.dayOf(start), lastDay: clock.dayOf(end - 1) };
  return { id, employeeId, type, start, end, allDay, ...days, breakMinutes, notes, leaveKind, ...place };
}

async function unlawful(
  tx: Database,
  hotel: GrantedHotel,
  before: EventRow | null,
  { id, employeeId, firstDay, lastDay }: Saved['after'],
): Promise<CheckFinding[]> {
  const days = { first: addDays(firstDay, -reachOfChange), last: addDays(lastDay, reachOfChange) };
  // Who plans a department may plan the person; whether the rules hold does not depend on who asks.
  const people = await readResources(tx, { ...hotel, scope: { kind: 'hotel' } }, { employees: [employeeId] }, days);
  const after = await findingsOfDraft(tx, hotel, days, people);
  if (newlyUnlawful([], after).length === 0) return [];
  const overlay = { without: new Set([id]), items: before ? [before] : [] };
  return newlyUnlawful(await findingsOfDraft(tx, hotel, days, people, overlay), after);
}
