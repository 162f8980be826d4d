import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, eq, inArray } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { HttpError, invalid } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { readResources } from '#roster/resources';
import { keepReason } from '../../scheduling/publications/publications.commands';
import { findingsOfDraft, newlyUnlawful, reachOfChange } from '../../scheduling/roster-checks/plan-findings.reads';
import type { ShiftRow } from '../../scheduling/shifts/file-changes.commands';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { refuseUnapproved } from '../organisation/needs-approval.reads';
import type { ImportedEvent } from './imported-events';

interface Undoing {
  hotel: GrantedHotel;
  accountId: number;
  /** Why the earlier roster comes back although it is against the law. */
  reason: string | null;
  shiftIds: readonly number[];
  events: readonly ImportedEvent[];
}

/**
 * Notes what is against the law before a roster is undone. The answer is called once it is, and refuses what is newly
 * against the law, unless the account may approve and says why; the reason is kept, as with an import.
 */
export async function watchTheLaw(tx: Database, undoing: Undoing): Promise<() => Promise<void>> {
  const concerned = await concernedBy(tx, undoing);
  if (!concerned) return async () => undefined;
  await refuseUnapproved(tx, undoing.hotel);
  const found = () => findingsOn(tx, undoing.hotel, concerned);
  const before = await found();
  return async () => allowUndoing(tx, undoing, newlyUnlawful(before, await found()));
}

interface Concerned {
  employees: number[];
  days: { first: string; last: string };
}

/** Whose days are other than they are once the roster is undone; leave alone breaks no rule. */
async function concernedBy(
  tx: Database,
  { hotel: { companyId, timeZone }, shiftIds, events }: Undoing,
): Promise<Concerned | null> {
  const ids = [...shiftIds, ...events.filter(({ isLeave }) => !isLeave).map(({ eventId }) => eventId)];
  const rows = await tx
    .select({ employeeId: shifts.employeeId, startsAt: shifts.startsAt, endsAt: shifts.endsAt })
    .from(shifts)
    .where(and(eq(shifts.companyId, companyId), inArray(shifts.id, ids)));
  const earlier = events.flatMap(({ isLeave, before }) => (isLeave || !before ? [] : [before as ShiftRow]));
  const touched = [...rows, ...earlier];
  if (touched.length === 0) return null;
  const { dayOf } = hotelClock(timeZone);
  const seconds = (moment: Date | string) => new Date(moment).getTime() / 1000;
  const days = touched.flatMap((row) => [dayOf(seconds(row.startsAt)), dayOf(seconds(row.endsAt) - 1)]).sort();
  return {
    employees: [...new Set(touched.map(({ employeeId }) => employeeId))],
    days: { first: addDays(days[0]!, -reachOfChange), last: addDays(days.at(-1)!, reachOfChange) },
  };
}

/** Whether the rules hold does not depend on who asks. */
async function findingsOn(tx: Database, hotel: GrantedHotel, { employees, days }: Concerned): Promise<CheckFinding[]> {
  const people = await readResources(tx, { ...hotel, scope: { kind: 'hotel' } }, { employees }, days);
  return findingsOfDraft(tx, hotel, days, people);
}

async function allowUndoing(
  tx: Database,
  { hotel, accountId, reason, events }: Undoing,
  found: readonly CheckFinding[],
): Promise<void> {
  if (found.length === 0) return;
  if (!hotel.mayApprove)
    throw new HttpError(
      403,
      'FORBIDDEN',
      'Only people with the right to approve can bring back a roster against the law.',
    );
  if (!reason) throw invalid('reason', 'Say why the earlier roster comes back although it is against the law.');
  const days = found.map(({ day }) => day).sort();
  await keepReason(tx, {
    companyId: hotel.companyId,
    accountId,
    first: days[0]!,
    last: days.at(-1)!,
    employeeIds: [...new Set(found.map(({ employeeId }) => employeeId))],
    items: events.length,
    findings: found.length,
    reason,
  });
}
