import type { HourlyLeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { LeaveDraft } from '@horae/contract/scheduling/leaves.contract';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { nearestEmployedDay } from '#platform/employment.rules';
import { invalid, notFound, stale } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { lockEmployments, notEmployedOn } from '../../people/people/people.reads';
import {
  deleteHourlyLeave,
  type HourlyLeaveFields,
  insertHourlyLeave,
  lockHourlyLeave,
  updateHourlyLeave,
} from './hourly-leaves.store';
import { hoursOf } from './leave-hours.rules';
import { refuseOverlap } from './leave-overlap';
import { hourlyLeaveOf, readLeave } from './read-leaves';
import { refuseOthersLeave, refuseOutside, type SettleAttendance } from './shifts.service';

interface HoursToSave {
  leave: LeaveDraft & { hours: NonNullable<LeaveDraft['hours']> };
  version: number | undefined;
  settle: SettleAttendance;
}

/** Grants or changes leave of some hours of a day; audited. Returns its id. */
export async function saveHours(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { leave, version, settle }: HoursToSave,
): Promise<number> {
  const { companyId, timeZone } = hotel;
  const { start, end } = hoursOf(leave, timeZone);
  const clock = hotelClock(timeZone);
  const [firstDay, lastDay] = [clock.dayOf(start), clock.dayOf(end - 1)];
  const employment = (await lockEmployments(tx, companyId, [leave.employeeId])).get(leave.employeeId);
  if (!employment) throw notFound('Employee');
  await refuseOutside(tx, hotel, leave.employeeId, nearestEmployedDay(employment, firstDay));
  const gone = notEmployedOn(employment, firstDay);
  if (gone) throw invalid('leave.firstDay', gone);
  const before = leave.id === undefined ? undefined : await toChange(tx, hotel, leave.id, version);
  const { employeeId, notes } = leave;
  await refuseOverlap(tx, hotel, { id: leave.id, employeeId, start, end, firstDay, lastDay });
  const fields: HourlyLeaveFields = {
    employeeId,
    kind: leave.kind as HourlyLeaveKind,
    startsAt: new Date(start * 1000),
    endsAt: new Date(end * 1000),
    notes,
  };
  const after = before
    ? await updateHourlyLeave(tx, companyId, before.id, fields)
    : await insertHourlyLeave(tx, companyId, fields);
  await settle(tx, hotel);
  await recordChange(tx, {
    ...about(hotel, account, after),
    action: before ? 'change' : 'add',
    ...(before && { before: hourlyLeaveOf(before, clock) }),
    after: hourlyLeaveOf(after, clock),
  });
  return after.id;
}

/** Removes leave of some hours; audited. Returns false if there is no such leave. */
export async function removeHours(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { id, version, settle }: { id: number; version: number; settle: SettleAttendance },
): Promise<boolean> {
  if (!(await lockHourlyLeave(tx, hotel.companyId, id))) return false;
  const before = await toChange(tx, hotel, id, version);
  await deleteHourlyLeave(tx, hotel.companyId, id);
  await settle(tx, hotel);
  const change = about(hotel, account, before);
  await recordChange(tx, { ...change, action: 'remove', before: hourlyLeaveOf(before, hotelClock(hotel.timeZone)) });
  return true;
}

async function toChange(tx: Database, hotel: GrantedHotel, id: number, version: number | undefined) {
  const found = await lockHourlyLeave(tx, hotel.companyId, id);
  if (!found) throw notFound('Leave');
  await refuseOutside(tx, hotel, found.employeeId, hotelClock(hotel.timeZone).dayOf(found.startsAt.getTime() / 1000));
  refuseOthersLeave(hotel, found.employeeId);
  if (version === undefined) throw invalid('version', 'Send the version you have read.');
  if (found.version !== version) throw stale({ leave: await readLeave(tx, hotel, id) });
  return found;
}

const about = ({ companyId }: GrantedHotel, account: Account, leave: { id: number; employeeId: number }) => ({
  companyId,
  accountId: account.id,
  object: 'leave',
  objectId: leave.id,
  employeeId: leave.employeeId,
});
