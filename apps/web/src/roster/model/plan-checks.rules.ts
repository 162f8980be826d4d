import { daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { netMinutes } from '@horae/working-time/worked-time';
import type { CheckedEmployee, Finding } from './findings.rules';
import { limits } from './schedule-rules';
import { isPlannedWork, type Shift } from './shift.rules';

const hour = 3_600_000;

/** Planned shifts that people are to work, by start. */
function workOf({ shifts }: CheckedEmployee): Shift[] {
  return shifts.filter((shift) => isPlannedWork(shift) && shift.status !== 'absent' && !shift.allDay);
}

export function checkOverlaps(employee: CheckedEmployee): Finding[] {
  let reach: Shift | undefined;
  return workOf(employee).flatMap((shift) => {
    const before = reach;
    if (!reach || shift.end > reach.end) reach = shift;
    if (!before || shift.start >= before.end) return [];
    const amount = Math.round((Math.min(before.end, shift.end) - shift.start) / 60_000);
    return [
      { code: 'overlap' as const, date: employee.days.dateOf(shift.start), shiftIds: [before.id, shift.id], amount },
    ];
  });
}

/** Rest between the work of two days; work that runs on without a gap is one. */
export function checkRest(employee: CheckedEmployee): Finding[] {
  const { days } = employee;
  let last: Shift | undefined;
  return workOf(employee).flatMap((shift) => {
    const before = last;
    if (!last || shift.end > last.end) last = shift;
    if (!before || days.dateOf(before.start) === days.dateOf(shift.start)) return [];
    const gap = shift.start - before.end;
    if (gap <= 0 || gap >= limits.restHours * hour) return [];
    const amount = Math.round(gap / 60_000);
    return [{ code: 'rest' as const, date: days.dateOf(shift.start), shiftIds: [shift.id], amount }];
  });
}

function byStartDay(employee: CheckedEmployee): Map<LocalDate, Shift[]> {
  const byDay = new Map<LocalDate, Shift[]>();
  for (const shift of workOf(employee)) {
    const date = employee.days.dateOf(shift.start);
    byDay.set(date, [...(byDay.get(date) ?? []), shift]);
  }
  return byDay;
}

export function checkLongDays(employee: CheckedEmployee): Finding[] {
  return [...byStartDay(employee)].flatMap(([date, shifts]) => {
    const amount = shifts.reduce((sum, shift) => sum + netMinutes(shift), 0);
    if (amount <= limits.dayHours * 60) return [];
    return [{ code: 'longDay' as const, date, shiftIds: shifts.map(({ id }) => id), amount }];
  });
}

/** Said of each day from the seventh on. */
export function checkDaysInRow(employee: CheckedEmployee): Finding[] {
  let run = 0;
  let before: LocalDate | undefined;
  return [...byStartDay(employee)].flatMap(([date, shifts]) => {
    run = before !== undefined && daysBetween(before, date) === 1 ? run + 1 : 1;
    before = date;
    if (run <= limits.daysInRow) return [];
    return [{ code: 'daysInRow' as const, date, shiftIds: shifts.map(({ id }) => id), amount: run }];
  });
}
