import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { ShiftBar } from '#roster/model/bars.rules';
import { countsHours } from '#roster/model/shift.rules';

export interface ListedShift {
  /** Stays while the shift is changed and saved: which one of its person it is. */
  key: string;
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
    .flatMap((resource) =>
      barsOf(resource.employeeId)
        .filter((bar) => bar.start >= start && bar.start < end && !bar.allDay && countsHours(bar.shift))
        .map((bar, at) => ({ key: `${resource.employeeId} ${at}`, bar, resource })),
    )
    .sort((a, b) => a.bar.start - b.bar.start || a.bar.end - b.bar.end);
