import { limits } from './schedule-rules';
import type { Shift } from './shift.rules';
import type { Twins } from './twins.rules';

/** When somebody clocked in and out; without an end they still work, or forgot. */
export interface ClockRecord {
  start: number;
  end: number | null;
}

/** The clock record of a planned shift: its own fields, else its twin's. */
export function clockRecordOf(shift: Shift, twins?: Twins): ClockRecord | null {
  const source = shift.actualStart === null ? twins?.actual : shift;
  return source && source.actualStart !== null ? { start: source.actualStart, end: source.actualEnd } : null;
}

/** Clocked in, not out, and not so long ago that it must have been forgotten. */
export function isOpenAt(record: ClockRecord | null, now: number): boolean {
  return (
    record !== null &&
    record.end === null &&
    record.start <= now &&
    now - record.start < limits.openClockHours * 3_600_000
  );
}
