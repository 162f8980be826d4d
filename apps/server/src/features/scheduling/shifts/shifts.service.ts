import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { ShiftDraft, VersionedShift } from '@horae/contract/scheduling/shifts.contract';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { refusalOf } from '#platform/database-faults';
import { nearestEmployedDay } from '#platform/employment.rules';
import { conflict, HttpError, invalid, notFound, stale } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { type PlaceFields, placeFields } from '#roster/planned-item';
import { isWithheld } from '#roster/privacy.rules';
import { refuseNotEmployed } from '#roster/refuse-not-employed';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readResources } from '#roster/resources';
import { refuseUnapproved } from '../../people/organisation/needs-approval.reads';
import { lockEmployments } from '../../people/people/people.reads';
import { lockEvent, readEvent, type VersionedEvent } from './event-of-id';
import { refuseLeaveOverWork } from './leave-and-work';
import { refuseOverlap } from './leave-overlap';
import { lockRosterOf } from './lock-roster-of';
import { makeRoom } from './make-room';
import { readPublishedById } from './planned-items.reads';
import { type Justification, publishChange } from './publish-change';
import { refuseUnlawful } from './refuse-unlawful';
import { checkedPlaces } from './shift-places.commands';
import { type CheckedShift, checkedShift } from './shifts.rules';
import { deleteEvent, insertEvent, overlapping, updateEvent } from './shifts.store';
import { seen, versioned } from './shown-shift';

/** Returns one event as this account may see it, with its version. */
export async function readShift(db: Database, hotel: GrantedHotel, id: number): Promise<VersionedShift> {
  return versioned(hotel, seen(hotel, await readEvent(db, hotel, id)));
}

/** Settles the attendance for the shifts that changed. */
export type SettleAttendance = (tx: Database, hotel: GrantedHotel) => Promise<unknown>;

interface ShiftToSave extends Justification {
  shift: ShiftDraft;
  /** Null: the type says it. Not given: a leave keeps it as long as its type stays. */
  leaveKind?: LeaveKind | null;
  version: number | undefined;
  settle: SettleAttendance;
  tell: Tell;
}

interface ShiftToRemove extends Justification {
  id: number;
  version: number;
  settle: SettleAttendance;
  tell: Tell;
}

/**
 * Plans or changes a shift; audited, and published as a single change. Refuses unknown employees, days not employed,
 * overlaps, stale versions, what is against the law, and work at short notice without agreement or reason.
 */
export async function saveShift(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { shift: draft, leaveKind, version, reason, agreed, settle, tell }: ShiftToSave,
): Promise<VersionedShift> {
  refuseWithoutPlanning(hotel);
  await refuseUnapproved(tx, hotel);
  const shift = checkedShift(draft, hotel.timeZone);
  const isLeave = shift.allDay && shift.typeOfShift !== 'DayOff';
  await lockRosterOf(tx, hotel.companyId, shift.employeeId);
  const employment = (await lockEmployments(tx, hotel.companyId, [shift.employeeId])).get(shift.employeeId);
  if (!employment) throw notFound('Employee');
  await refuseOutside(tx, hotel, shift.employeeId, nearestEmployedDay(employment, shift.firstDay));
  const before = draft.id === undefined ? null : await eventToChange(tx, hotel, draft.id, version);
  if (before && before.allDay !== shift.allDay) {
    throw invalid('shift.typeOfShift', 'A shift cannot become leave. Remove it and add the leave.');
  }
  refuseWithheld(hotel, { type: shift.typeOfShift, employeeId: shift.employeeId });
  if (shift.status !== 'cancelled') refuseNotEmployed(employment, shift, 'shift');
  if (!shift.allDay) Object.assign(shift, await placeOf(tx, hotel, draft, shift, before));
  if (shift.allDay) {
    const isSameType = before?.type === shift.typeOfShift;
    shift.leaveKind = leaveKind === undefined && isSameType ? (before.leaveKind ?? null) : (leaveKind ?? null);
    shift.compensates = isSameType ? (before.compensates ?? null) : null;
  }
  if (isLeave && shift.status !== 'cancelled') await refuseOverlap(tx, hotel, { ...shift, id: before?.id });
  await refuseLeaveOverWork(tx, hotel, shift, before);
  const author = { companyId: hotel.companyId, accountId: account.id };
  const isPlanned = shift.status !== 'cancelled' && shift.status !== 'absent';
  const room = isPlanned && shift.typeOfShift !== 'DayOff' ? await makeRoom(tx, author, hotel, shift) : [];
  const was = await publishedItem(tx, hotel, before?.id);
  const id = await refusingOverlap(tx, hotel, shift, () =>
    before ? updateEvent(tx, hotel, before.id, shift) : insertEvent(tx, hotel, shift),
  );
  await settle(tx, hotel);
  const after = seen(hotel, await readEvent(tx, hotel, id));
  const { firstDay, lastDay } = shift;
  const findings = await refuseUnlawful(tx, hotel, { before, after: { ...after.event, firstDay, lastDay }, reason });
  const changes = [...room, { before: was, after: await publishedItem(tx, hotel, id) }];
  await publishChange(tx, { account, hotel }, { changes, findings, reason, agreed, tell });
  await recordChange(tx, {
    ...author,
    object: 'shift',
    objectId: id,
    employeeId: shift.employeeId,
    action: before ? 'change' : 'add',
    before,
    after: after.event,
  });
  return versioned(hotel, after);
}

/** The item as those read it who know the plan; null if it is none of the plan, or cancelled. */
const publishedItem = async (tx: Database, hotel: GrantedHotel, id: number | undefined) =>
  (id === undefined ? undefined : (await readPublishedById(tx, hotel, [id]))[0]) ?? null;

/** Where, as what and with which skill a shift is worked; what is not given stays. */
async function placeOf(
  tx: Database,
  hotel: GrantedHotel,
  draft: ShiftDraft,
  shift: CheckedShift,
  before: VersionedEvent | null,
): Promise<PlaceFields> {
  const was = placeFields(before ?? {});
  const given = Object.entries(placeFields(shift)).filter(([field]) => draft[field as keyof PlaceFields] !== undefined);
  const wanted: PlaceFields = { ...was, ...Object.fromEntries(given) };
  const { employeeId, firstDay: day } = shift;
  const [place] = await checkedPlaces(tx, hotel, [{ ...wanted, employeeId, day, before: [was], path: 'shift' }]);
  return { ...place!, skill: wanted.skill };
}

/** Deletes a shift, published as a single change; its clock records stay, without a plan. */
export async function removeShift(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { id, version, reason, agreed, settle, tell }: ShiftToRemove,
): Promise<void> {
  refuseWithoutPlanning(hotel);
  await inTransaction(db, async (tx) => {
    await refuseUnapproved(tx, hotel);
    const before = await eventToChange(tx, hotel, id, version);
    const was = await publishedItem(tx, hotel, before.id);
    await deleteEvent(tx, hotel, before);
    await settle(tx, hotel);
    const changes = [{ before: was, after: null }];
    await publishChange(tx, { account, hotel }, { changes, findings: [], reason, agreed, tell });
    const { companyId } = hotel;
    const { employeeId } = before;
    const about = { companyId, accountId: account.id, object: 'shift', objectId: id, employeeId };
    await recordChange(tx, { ...about, action: 'remove', before });
  });
}

async function eventToChange(
  tx: Database,
  hotel: GrantedHotel,
  id: number,
  version: number | undefined,
): Promise<VersionedEvent> {
  const found = seen(hotel, await lockEvent(tx, hotel, id));
  const current = found.event;
  refuseWithheld(hotel, current);
  if (current.isDeclared)
    throw conflict('A declared shift can only be changed by a new declaration, not on the roster.');
  if (version === undefined) throw invalid('version', 'Send the version you have read.');
  if (current.version !== version) throw stale(versioned(hotel, found));
  return current;
}

/** An account limited to a part of the hotel plans for the employees there only, and learns nothing about others. */
export async function refuseOutside(tx: Database, hotel: GrantedHotel, employeeId: number, day: string): Promise<void> {
  if (hotel.scope.kind === 'hotel') return;
  const found = await readResources(tx, hotel, { employees: [employeeId] }, { first: day, last: day });
  if (found.length === 0) throw notFound('Employee');
}

/** Whoever may not see why somebody is away changes nothing about it: they would overwrite what they do not see. */
function refuseWithheld(hotel: GrantedHotel, event: Parameters<typeof isWithheld>[1]): void {
  if (!isWithheld(hotel, event)) return;
  throw new HttpError(403, 'FORBIDDEN', 'Only people with the right to approve can change the leave of others.');
}

/** Leave of others is for people with the right to approve; to change one's own, one must plan. */
export function refuseOthersLeave(hotel: GrantedHotel, employeeId: number, deed: 'read' | 'change' = 'change'): void {
  if (deed === 'change') refuseWithoutPlanning(hotel);
  if (!isWithheld(hotel, { type: 'AnnualLeave', employeeId })) return;
  throw new HttpError(
    403,
    'FORBIDDEN',
    `Only people with the right to approve can ${deed === 'read' ? 'see' : 'change'} the leave of others.`,
  );
}

async function refusingOverlap(
  tx: Database,
  hotel: GrantedHotel,
  shift: CheckedShift,
  write: () => Promise<number>,
): Promise<number> {
  try {
    // A savepoint, so that the transaction can still be queried for the conflicting shift.
    return await inTransaction(tx, write);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.state === '23503') throw notFound('Employee');
    if (refusal?.state !== '23P01') throw error;
    throw conflict(await overlapping(tx, hotel, shift));
  }
}
