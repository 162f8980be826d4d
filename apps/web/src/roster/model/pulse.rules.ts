import { businessDateOf } from './business-day.rules';
import { clockRecordOf, isOpenAt } from './clock-record.rules';
import type { EmployeeFacts } from './employee-facts.rules';
import type { LocalDays } from './local-days.rules';
import { limits } from './schedule-rules';
import { isPlannedWork, type Shift } from './shift.rules';

export interface Moment {
  /** Epoch milliseconds. */
  now: number;
  days: LocalDays;
}

/** What an employee is doing at a given time. */
export interface Presence {
  isOnShift: boolean;
  startsSoon: boolean;
  /** Whether they came late today, or have not come yet. */
  isLate: boolean;
}

export const nobodyThere: Presence = { isOnShift: false, startsSoon: false, isLate: false };
const minute = 60_000;

export function presenceOf(
  shifts: readonly Shift[],
  { twins, findings, longestSession }: Omit<EmployeeFacts, 'away'>,
  { now, days }: Moment,
): Presence {
  // The current working day, which is how findings are dated.
  const today = businessDateOf(days.zone, now, days.business);
  const isLate = findings.some(({ code, date }) => code === 'late' && date === today);
  const presence = { ...nobodyThere, isLate };
  for (const shift of shifts) {
    if (isOpenAt(clockRecordOf(shift, twins.get(shift), longestSession), now)) presence.isOnShift = true;
    if (!isPlannedWork(shift) || shift.status === 'absent' || shift.allDay) continue;
    if (shift.start <= now && now < shift.end) presence.isOnShift = true;
    if (shift.start > now && shift.start <= now + limits.soonMinutes * minute) presence.startsSoon = true;
  }
  return presence;
}
