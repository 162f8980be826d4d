import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { ShiftBar } from '#roster/model/bars.rules';
import { countsHours } from '#roster/model/shift.rules';

export interface ListedShift {
  bar: ShiftBar;
  resource: StaffResource;
}

/** The work that starts within a day, the earliest first. */
export const listedShifts = (
  people: readonly StaffResource[],
  barsOf: (employee: number) => readonly ShiftBar[],
  { start, end }: { start: number; end: number },
): ListedShift[] =>
  people
    .flatMap((resource) => barsOf(resource.employeeId).map((bar) => ({ bar, resource })))
    .filter(({ bar }) => bar.start >= start && bar.start < end && !bar.allDay && countsHours(bar.shift))
    .sort((a, b) => a.bar.start - b.bar.start || a.bar.end - b.bar.end);
