import type { ShiftBar } from './bars.rules';
import type { DayRange } from './day-range.rules';
import type { LocalDays } from './local-days.rules';
import { departmentOf, placeOn } from './place-on.rules';
import type { EmployeeRow } from './rows.rules';
import type { Shift } from './shift.rules';
import { totalsOf } from './totals.rules';

interface Line {
  name: string;
  /** 0 if not applicable. */
  people: number;
  minutes: number;
}

export interface TotalsBreakdown {
  departments: readonly Line[];
  types: readonly Line[];
  overtime: readonly Line[];
}

const shownOvertime = 5;

/** Sums a day or a range by department and type, and lists who has the most overtime. */
export function breakDown(
  employees: readonly EmployeeRow[],
  barsOf: (employee: number) => readonly ShiftBar[],
  range: DayRange,
  days: LocalDays,
): TotalsBreakdown {
  const departments = new Map<string, Line>();
  const types = new Map<string, Line>();
  const overtime: Line[] = [];
  const add = (lines: Map<string, Line>, name: string, minutes: number, people: number) => {
    const line = lines.get(name) ?? { name, people: 0, minutes: 0 };
    lines.set(name, { name, people: line.people + people, minutes: line.minutes + minutes });
  };
  for (const { id, resource } of employees) {
    const shifts = barsOf(id).map(({ shift }) => shift);
    const totals = totalsOf(shifts, range);
    if (totals.minutes === 0) continue;
    const placeOf = (shift: Shift) => departmentOf(shift, placeOn(resource, days.dateOf(shift.start)));
    for (const [department, own] of groupsOf(shifts, placeOf)) {
      const { minutes } = totalsOf(own, range);
      if (minutes > 0) add(departments, department, minutes, 1);
    }
    for (const [type, own] of groupsOf(shifts, ({ typeOfShift }) => typeOfShift)) {
      const { minutes } = totalsOf(own, range);
      if (minutes > 0) add(types, type, minutes, 1);
    }
    if (totals.overtime > 0) overtime.push({ name: resource.title, people: 0, minutes: totals.overtime });
  }
  const byMinutes = (a: Line, b: Line) => b.minutes - a.minutes;
  return {
    departments: [...departments.values()].sort(byMinutes),
    types: [...types.values()].sort(byMinutes),
    overtime: overtime.sort(byMinutes).slice(0, shownOvertime),
  };
}

function groupsOf(shifts: readonly Shift[], keyOf: (shift: Shift) => string): Map<string, Shift[]> {
  const groups = new Map<string, Shift[]>();
  for (const shift of shifts) groups.set(keyOf(shift), [...(groups.get(keyOf(shift)) ?? []), shift]);
  return groups;
}
