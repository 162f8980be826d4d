import type { LocalDate } from '@horae/local-time/local-date';
import type { CheckedEmployee, Finding } from './findings.rules';
import type { LocalDays } from './local-days.rules';
import { checkDaysInRow, checkLongDays, checkOverlaps, checkRest } from './plan-checks.rules';
import { checkClock, checkDeclarations, checkUnplannedClock } from './record-checks.rules';
import { isPlannedWork, type Shift } from './shift.rules';

const checks = [
  checkOverlaps,
  checkRest,
  checkLongDays,
  checkDaysInRow,
  checkDeclarations,
  checkClock,
  checkUnplannedClock,
];

/** Everything there is to look at for one employee, by day. */
export function checkEmployee(employee: CheckedEmployee): Finding[] {
  return checks.flatMap((check) => check(employee)).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Until when the findings hold if no shift changes: time itself makes new ones when a planned shift ends. */
export function holdsUntil(shifts: readonly Shift[], now: number): number {
  const ends = shifts.filter((shift) => isPlannedWork(shift) && shift.end > now).map(({ end }) => end);
  return Math.min(Number.POSITIVE_INFINITY, ...ends);
}

/** The days on which anybody of the hotel clocked. */
export function clockDaysOf(shiftsOf: Iterable<readonly Shift[]>, days: LocalDays): ReadonlySet<LocalDate> {
  const dates = new Set<LocalDate>();
  for (const shifts of shiftsOf) {
    for (const { actualStart, start } of shifts) if (actualStart !== null) dates.add(days.dateOf(start));
  }
  return dates;
}
