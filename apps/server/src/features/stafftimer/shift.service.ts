import type { ShiftDraft, VersionedShift } from '@horae/contract/shifts.contract';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { refusalOf } from '#platform/database-faults';
import { conflict, invalid, notFound, stale } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { withPrivateLeave } from './privacy.rules';
import { readResources } from './resources';
import { type CheckedShift, checkedShift } from './shift.rules';
import { deleteEvent, insertEvent, overlapping, readEvent, updateEvent, type VersionedEvent } from './shift.store';
import { wireEvent } from './wire-event';

/** One event as this account may see it, with its version. */
export async function readShift(db: Database, hotel: GrantedHotel, id: number): Promise<VersionedShift> {
  const event = await readEvent(db, hotel, id);
  if (!event) throw notFound('Shift');
  const [shown] = hotel.mayApprove ? [event] : withPrivateLeave([event]);
  return versioned(db, hotel, shown!);
}

/** Plans a shift or changes one; writes down who did it. Refused: an unknown employee, an overlap, a stale version. */
export async function saveShift(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  draft: ShiftDraft,
  version: number | undefined,
): Promise<VersionedShift> {
  const shift = checkedShift(draft, hotel.timeZone);
  const before = draft.id === undefined ? null : await eventToChange(tx, hotel, draft.id, version);
  if (before && before.allDay !== shift.allDay) {
    throw invalid('shift.typeOfShift', 'Work cannot become leave: remove this one and add the other.');
  }
  const id = await refusingOverlap(tx, hotel, shift, () =>
    before ? updateEvent(tx, hotel, before.id, shift) : insertEvent(tx, hotel, shift),
  );
  const event = await readEvent(tx, hotel, id);
  if (!event) throw notFound('Shift');
  const after = await versioned(tx, hotel, event);
  await recordChange(tx, {
    companyId: hotel.companyId,
    accountId: account.id,
    object: 'shift',
    objectId: id,
    deed: before ? 'change' : 'add',
    before,
    after: event,
  });
  return after;
}

/** Takes a shift off the roster; what the clock recorded of it stays, without a plan. */
export async function removeShift(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  id: number,
  version: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await eventToChange(tx, hotel, id, version);
    await deleteEvent(tx, hotel, before);
    const { companyId } = hotel;
    await recordChange(tx, { companyId, accountId: account.id, object: 'shift', objectId: id, deed: 'remove', before });
  });
}

async function eventToChange(
  tx: Database,
  hotel: GrantedHotel,
  id: number,
  version: number | undefined,
): Promise<VersionedEvent> {
  const held = await readEvent(tx, hotel, id, 'for update');
  if (!held) throw notFound('Shift');
  if (held.isDeclared) throw conflict('A declared shift is changed by a new declaration, not on the roster.');
  if (version === undefined) throw invalid('version', 'Send the version that you read.');
  if (held.version !== version) throw stale(await versioned(tx, hotel, held));
  return held;
}

async function versioned(db: Database, hotel: GrantedHotel, event: VersionedEvent): Promise<VersionedShift> {
  const clock = hotelClock(hotel.timeZone);
  const [resource] = await readResources(
    db,
    hotel.companyId,
    { employees: [event.employeeId] },
    clock.dayOf(event.start),
  );
  if (!resource) throw notFound('Employee');
  return { shift: wireEvent(event, resource, clock), version: event.version };
}

async function refusingOverlap(
  tx: Database,
  hotel: GrantedHotel,
  shift: CheckedShift,
  write: () => Promise<number>,
): Promise<number> {
  try {
    // A savepoint, so that the transaction can still be asked what stands in the way.
    return await inTransaction(tx, write);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.state === '23503') throw notFound('Employee');
    if (refusal?.state !== '23P01') throw error;
    throw conflict(await overlapping(tx, hotel, shift));
  }
}
