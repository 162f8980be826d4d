import type { ShiftBar } from '#roster/model/bars.rules';
import { isOpenAt } from '#roster/model/clock-record.rules';
import { countsHours } from '#roster/model/shift.rules';

export interface TodayEntry {
  employee: number;
  bar: ShiftBar;
}

export interface Today {
  now: readonly TodayEntry[];
  next: readonly TodayEntry[];
  off: readonly number[];
}

const works = ({ shift }: ShiftBar) => countsHours(shift) && shift.status !== 'absent';

/**
 * Who of a unit works at this moment, including shifts that started yesterday; who comes later today; and who does not
 * work on this day at all. `day` is its first instant and the first instant of the next.
 */
export function todayOf(
  employees: readonly number[],
  barsOf: (employee: number) => readonly ShiftBar[],
  day: { start: number; end: number },
  now: number,
): Today {
  const today = { now: [] as TodayEntry[], next: [] as TodayEntry[], off: [] as number[] };
  for (const employee of employees) {
    const work = barsOf(employee).filter(works);
    const current = work.find(({ start, end, clock }) => (start <= now && now < end) || isOpenAt(clock, now));
    const next = work.find(({ start }) => start > now && start < day.end);
    if (current) today.now.push({ employee, bar: current });
    else if (next) today.next.push({ employee, bar: next });
    else if (!work.some(({ start, end }) => start < day.end && end > day.start)) today.off.push(employee);
  }
  today.now.sort((a, b) => a.bar.end - b.bar.end);
  today.next.sort((a, b) => a.bar.start - b.bar.start);
  return today;
}
