import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { HttpError, invalid } from '#platform/errors';
import type { EventRow } from '#roster/event-row';
import { readResources } from '#roster/resources';
import {
  findingsOfDraft,
  newlyUnlawful,
  newlyUnlawfulAhead,
  reachOfChange,
} from '../roster-checks/plan-findings.reads';

interface Saved {
  before: EventRow | null;
  after: EventRow & { firstDay: string; lastDay: string };
  reason: string | null;
}

/**
 * Refuses a shift that was saved by itself and breaks a rule which its person's plan did not break before, unless the
 * account may approve and says why. Returns what it breaks.
 */
export async function refuseUnlawful(
  tx: Database,
  hotel: GrantedHotel,
  { before, after, reason }: Saved,
): Promise<CheckFinding[]> {
  if (after.allDay || after.status === 'cancelled' || after.status === 'absent') return [];
  const found = await unlawful(tx, hotel, before, after);
  if (found.length === 0) return [];
  if (!hotel.mayApprove)
    throw new HttpError(403, 'FORBIDDEN', 'Only people with the right to approve can save a shift against the law.');
  if (!reason?.trim()) throw invalid('reason', 'Say why the shift is saved although it is against the law.');
  return found;
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
  const overlay = { without: new Set([id]), items: before ? [before] : [] };
  const saved = { first: firstDay, last: lastDay };
  const ahead = await newlyUnlawfulAhead(tx, hotel, saved, people, { before: overlay });
  const after = await findingsOfDraft(tx, hotel, days, people);
  if (newlyUnlawful([], after).length === 0) return ahead;
  return [...newlyUnlawful(await findingsOfDraft(tx, hotel, days, people, overlay), after), ...ahead];
}
