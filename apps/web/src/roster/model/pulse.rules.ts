import type { LocalDate } from '@horae/local-time/local-date';
import { clockRecordOf, isOpenAt } from './clock-record.rules';
import type { LocalDays } from './local-days.rules';
import { limits } from './schedule-rules';
import { isPlannedWork, type Shift } from './shift.rules';
import type { Twins } from './twins.rules';

export interface Moment {
  /** Epoch ms. */
  now: number;
  days: LocalDays;
  clockDays: ReadonlySet<LocalDate>;
}

/** What an employee is doing at a moment. */
export interface Presence {
  isOnShift: boolean;
  startsSoon: boolean;
  isLate: boolean;
}

export const nobodyThere: Presence = { isOnShift: false, startsSoon: false, isLate: false };
const minute = 60_000;

export function presenceOf(
  shifts: readonly Shift[],
  twins: ReadonlyMap<Shift, Twins>,
  { now, days, clockDays }: Moment,
): Presence {
  const presence = { ...nobodyThere };
  for (const shift of shifts) {
    const record = clockRecordOf(shift, twins.get(shift));
    if (isOpenAt(record, now)) presence.isOnShift = true;
    if (!isPlannedWork(shift) || shift.status === 'absent' || shift.allDay) continue;
    const isNow = shift.start <= now && now < shift.end;
    if (isNow) presence.isOnShift = true;
    if (shift.start > now && shift.start <= now + limits.soonMinutes * minute) presence.startsSoon = true;
    const isOverdue = isNow && now - shift.start > limits.lateMinutes * minute;
    if (isOverdue && !record && clockDays.has(days.dateOf(shift.start))) presence.isLate = true;
  }
  return presence;
}
