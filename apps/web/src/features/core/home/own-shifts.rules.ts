import type { LocalDate } from '@horae/local-time/local-date';
import { isPlannedWork, recordOf, type Shift } from '#roster/model/shift.rules';

/** The first planned shift that has not begun. */
export function nextShift(shifts: readonly Shift[], now: number): Shift | undefined {
  return shifts
    .filter((shift) => isPlannedWork(shift) && shift.start > now)
    .toSorted((a, b) => a.start - b.start)
    .at(0);
}

/** Planned shifts, leave and days off by the day on which they start; without what was cancelled. */
export function shiftsByDay(
  shifts: readonly Shift[],
  dateOf: (instant: number) => LocalDate,
): ReadonlyMap<LocalDate, Shift[]> {
  const days = new Map<LocalDate, Shift[]>();
  for (const shift of shifts) {
    if (recordOf(shift) !== 'planned' || shift.status === 'cancelled') continue;
    const day = dateOf(shift.start);
    days.set(day, [...(days.get(day) ?? []), shift]);
  }
  return days;
}
