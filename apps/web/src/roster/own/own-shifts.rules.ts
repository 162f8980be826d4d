import type { LocalDate } from '@horae/local-time/local-date';
import { isPlannedWork, recordOf, type Shift } from '#roster/model/shift.rules';

/** The first planned shift that has not ended. */
export function comingShift(shifts: readonly Shift[], now: number): Shift | undefined {
  return shifts
    .filter((shift) => isPlannedWork(shift) && shift.end > now)
    .toSorted((a, b) => a.start - b.start)
    .at(0);
}

export interface OwnDay {
  /** The work that began the day before and ends on this one. */
  tails: readonly Shift[];
  starts: readonly Shift[];
}

/** What of the plan is on a day; without what was cancelled. Work that ends at midnight has no tail. */
export function ownDay(shifts: readonly Shift[], day: LocalDate, dateOf: (instant: number) => LocalDate): OwnDay {
  const planned = shifts.filter((shift) => recordOf(shift) === 'planned' && shift.status !== 'cancelled');
  const starts = planned.filter(({ start }) => dateOf(start) === day).toSorted((a, b) => a.start - b.start);
  const tails = planned.filter(
    (shift) => isPlannedWork(shift) && dateOf(shift.start) < day && dateOf(shift.end - 1) === day,
  );
  return { tails, starts };
}
