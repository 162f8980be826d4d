import { leaveCode, typeOfLeave } from '@horae/contract/scheduling/leave-kinds';
import type { Leave, LeaveDraft } from '@horae/contract/scheduling/leaves.contract';
import { addDays, daysBetween } from '@horae/local-time/local-date';
import type { Account, GrantedHotel } from '#platform/account';
import { type Database, inTransaction } from '#platform/database';
import { HttpError, invalid } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { removeHours, saveHours } from './hourly-leaves.service';
import { lockHourlyLeave } from './hourly-leaves.store';
import { lockRosterOf } from './lock-roster-of';
import { readLeave } from './read-leaves';
import { longestLeaveDays } from './shifts.rules';
import { refuseOthersLeave, removeShift, type SettleAttendance, saveShift } from './shifts.service';

interface LeaveToSave {
  leave: LeaveDraft;
  version: number | undefined;
  settle: SettleAttendance;
  tell: Tell;
}

/** Grants or changes a leave of days or hours; audited. Refuses one that overlaps another leave of the person. */
export async function saveLeave(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { leave, version, settle, tell }: LeaveToSave,
): Promise<Leave> {
  refuseOthersLeave(hotel, leave.employeeId);
  if (leave.lastDay < leave.firstDay) throw invalid('leave.lastDay', 'The last day must not be before the first.');
  if (daysBetween(leave.firstDay, leave.lastDay) >= longestLeaveDays)
    throw invalid('leave.lastDay', `Leave can last up to ${longestLeaveDays} days.`);
  await lockRosterOf(tx, hotel.companyId, leave.employeeId);
  const isHourly = leave.id !== undefined && (await lockHourlyLeave(tx, hotel.companyId, leave.id)) !== undefined;
  if (leave.id !== undefined && isHourly !== (leave.hours !== null))
    throw invalid('leave.hours', 'Leave in days cannot become leave by the hour. Remove this one and add a new one.');
  const id = leave.hours
    ? await saveHours(tx, account, hotel, { leave: { ...leave, hours: leave.hours }, version, settle })
    : await saveDays(tx, account, hotel, { leave, version, settle, tell });
  return readLeave(tx, hotel, id);
}

async function saveDays(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { leave, version, settle, tell }: LeaveToSave,
): Promise<number> {
  const { id, employeeId, kind, firstDay, lastDay, notes } = leave;
  const typeOfShift = typeOfLeave(kind);
  const shift = {
    ...(id !== undefined && { id }),
    hotel: hotel.companyId,
    employeeId,
    typeOfShift,
    start: `${firstDay}T00:00`,
    end: `${addDays(lastDay, 1)}T00:00`,
    breakMinutes: 0,
    status: 'planned' as const,
    notes,
  };
  const leaveKind = leaveCode(kind) === typeOfShift ? null : kind;
  try {
    const saved = await saveShift(tx, account, hotel, { shift, leaveKind, version, ...unasked, settle, tell });
    return saved.shift.id;
  } catch (error) {
    throw namedAsLeave(error);
  }
}

/** Leave is no planned work: neither law nor notice asks anything of it. */
const unasked = { reason: null, agreed: [] };

const fieldNames: Record<string, string> = { 'shift.start': 'leave.firstDay', 'shift.end': 'leave.lastDay' };

/** The errors of an event, with the names that the fields have in a leave. */
function namedAsLeave(error: unknown): unknown {
  const fields = error instanceof HttpError ? (error.more.error?.fields as { path: string; message: string }[]) : [];
  const [field] = fields ?? [];
  return field && fieldNames[field.path] ? invalid(fieldNames[field.path]!, field.message) : error;
}

/** Removes a leave of days or hours; audited. */
export async function removeLeave(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { id, version, settle, tell }: { id: number; version: number; settle: SettleAttendance; tell: Tell },
): Promise<void> {
  const wasHourly = await inTransaction(db, (tx) => removeHours(tx, account, hotel, { id, version, settle }));
  if (!wasHourly) await removeShift(db, account, hotel, { id, version, ...unasked, settle, tell });
}
