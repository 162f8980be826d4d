import type { StaffingNeed } from '@horae/contract/scheduling/staffing-need-rows';

/** Weekdays that need the same. */
export interface WeekdayGroup {
  weekdays: number[];
  needs: readonly StaffingNeed[];
}

/** The needs of a department as they are listed. */
export interface DepartmentNeeds {
  departmentId: number;
  weekly: readonly WeekdayGroup[];
  singles: readonly StaffingNeed[];
}

export function needsByDepartment(needs: readonly StaffingNeed[]): ReadonlyMap<number, DepartmentNeeds> {
  const own = new Map<number, StaffingNeed[]>();
  for (const need of needs) own.set(need.departmentId, [...(own.get(need.departmentId) ?? []), need]);
  return new Map([...own].map(([departmentId, ofIt]) => [departmentId, grouped(departmentId, ofIt)]));
}

function grouped(departmentId: number, needs: readonly StaffingNeed[]): DepartmentNeeds {
  const sorted = needs.toSorted(byKindAndStart);
  const weekly = new Map<string, WeekdayGroup>();
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const ofDay = sorted.filter(({ weekdays }) => weekdays.includes(weekday));
    if (ofDay.length === 0) continue;
    const key = ofDay.map(({ id }) => id).join();
    const known = weekly.get(key);
    if (known) known.weekdays.push(weekday);
    else weekly.set(key, { weekdays: [weekday], needs: ofDay });
  }
  const singles = sorted.filter(({ day }) => day !== null).toSorted((a, b) => a.day!.localeCompare(b.day!));
  return { departmentId, weekly: [...weekly.values()], singles };
}

const byKindAndStart = (a: StaffingNeed, b: StaffingNeed): number =>
  (a.jobTitle ?? '').localeCompare(b.jobTitle ?? '', 'el') ||
  (a.skill ?? '').localeCompare(b.skill ?? '', 'el') ||
  a.start.localeCompare(b.start) ||
  (a.firstDay ?? '').localeCompare(b.firstDay ?? '') ||
  a.id - b.id;
