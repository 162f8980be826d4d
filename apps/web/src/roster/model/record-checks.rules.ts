import { clockRecordOf } from './clock-record.rules';
import type { CheckedEmployee, Finding } from './findings.rules';
import { limits } from './schedule-rules';
import { isPlannedWork, recordOf, type Shift } from './shift.rules';

const minute = 60_000;

const isExpected = (shift: Shift) => isPlannedWork(shift) && shift.status !== 'absent' && !shift.allDay;

/** Planned but not declared: only where declarations are loaded. */
export function checkDeclarations({ shifts, twins, days, hasDeclarations }: CheckedEmployee): Finding[] {
  if (!hasDeclarations) return [];
  return shifts
    .filter((shift) => isExpected(shift) && !twins.get(shift)?.declared)
    .map((shift) => ({ code: 'notDeclared', date: days.dateOf(shift.start), shiftIds: [shift.id], amount: 0 }));
}

/** How far the clock is from the plan at its worse end, in minutes. */
function minutesOff(shift: Shift, record: { start: number; end: number | null }): number {
  const late = Math.abs(record.start - shift.start);
  const long = record.end === null ? 0 : Math.abs(record.end - shift.end);
  return Math.round(Math.max(late, long) / minute);
}

export function checkClock({ shifts, twins, days, now, clockDays }: CheckedEmployee): Finding[] {
  return shifts.filter(isExpected).flatMap((shift): Finding[] => {
    const date = days.dateOf(shift.start);
    const record = clockRecordOf(shift, twins.get(shift));
    if (!record) {
      // A day on which nobody clocked at all says nothing about anybody.
      if (shift.end > now || !clockDays.has(date)) return [];
      return [{ code: 'noClock', date, shiftIds: [shift.id], amount: 0 }];
    }
    const amount = minutesOff(shift, record);
    return amount > limits.offPlanMinutes ? [{ code: 'offPlan', date, shiftIds: [shift.id], amount }] : [];
  });
}

export function checkUnplannedClock({ shifts, twins, days }: CheckedEmployee): Finding[] {
  const matched = new Set([...twins.values()].flatMap(({ actual }) => actual ?? []));
  return shifts
    .filter((shift) => recordOf(shift) === 'actual' && !matched.has(shift))
    .map((shift) => ({ code: 'noPlan', date: days.dateOf(shift.start), shiftIds: [shift.id], amount: 0 }));
}
