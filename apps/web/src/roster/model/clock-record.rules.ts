import type { LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from './local-days.rules';
import { limits } from './schedule-rules';
import type { Shift } from './shift.rules';
import type { Twins } from './twins.rules';

/** When an employee clocked in and out; without an end, they are still at work or forgot to clock out. */
export interface ClockRecord {
  start: number;
  end: number | null;
  /** Minutes clocked as breaks in between. */
  pausedMinutes?: number;
  /** Without an end: the minutes after which they forgot to, by the clock policy. */
  longestSession?: number;
}

/** Returns the clock record of a planned shift: its own fields, or its twin's. */
export function clockRecordOf(shift: Shift, twins?: Twins, longestSession?: number): ClockRecord | null {
  const source = shift.actualStart === null ? twins?.actual : shift;
  if (!source || source.actualStart === null) return null;
  const { actualStart: start, actualEnd: end, pausedMinutes } = source;
  return {
    start,
    end,
    ...(pausedMinutes !== undefined && { pausedMinutes }),
    ...(end === null && longestSession !== undefined && { longestSession }),
  };
}

/** Whether it is clocked in but not out, and too recent for a forgotten clock-out. */
export function isOpenAt(record: ClockRecord | null, now: number): boolean {
  return (
    record !== null &&
    record.end === null &&
    record.start <= now &&
    now - record.start <= (record.longestSession ?? limits.usualSession) * 60_000
  );
}

/** Returns the days on which any employee of the hotel clocked in. */
export function clockDaysOf(shiftsOf: Iterable<readonly Shift[]>, days: LocalDays): ReadonlySet<LocalDate> {
  const dates = new Set<LocalDate>();
  for (const shifts of shiftsOf) {
    for (const { actualStart, start } of shifts) if (actualStart !== null) dates.add(days.dateOf(start));
  }
  return dates;
}
