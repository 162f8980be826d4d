import { dayIndex, type WorkedStretch, workedByDay } from '@horae/working-time/worked-time';
import type { DayRange } from './day-range.rules';
import { standbyTypes } from './schedule-rules';
import { countsHours, recordOf, type Shift } from './shift.rules';

/** Working time of one or several rows in a range, in minutes; lists are by day of the range. */
export interface Totals {
  minutes: number;
  overtime: number;
  standby: number;
  /** Number of days on which a shift starts. */
  daysWorked: number;
  minutesByDay: readonly number[];
  overtimeByDay: readonly number[];
  /** 1 if a shift starts that day; in sums, the number of people. */
  headsByDay: readonly number[];
}

/** Returns the minutes of each day of the range; stretches must be sorted by start. */
export const minutesOf = (stretches: readonly WorkedStretch[], range: DayRange): number[] =>
  workedByDay(stretches, range.hours);

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Totals of displayed shifts, which must be sorted by start. */
export function totalsOf(displayed: readonly Shift[], range: DayRange): Totals {
  const { starts } = range.hours;
  const [first, after] = [starts[0]!, starts.at(-1)!];
  const inRange = displayed.filter(({ start, end }) => start < after && end > first);
  const work = inRange.filter((shift) => countsHours(shift) && recordOf(shift) !== 'actual');
  const overtimeWork = work.filter(({ typeOfShift }) => typeOfShift === 'Overtime');
  const standbyWork = inRange.filter(
    ({ typeOfShift, status }) => standbyTypes.has(typeOfShift) && status !== 'cancelled',
  );
  const minutesByDay = minutesOf(work, range);
  const overtimeByDay = overtimeWork.length > 0 ? minutesOf(overtimeWork, range) : range.dates.map(() => 0);
  const headsByDay = range.dates.map(() => 0);
  for (const { start } of work) if (start >= first) headsByDay[dayIndex(starts, start)] = 1;
  return {
    minutes: sum(minutesByDay),
    overtime: sum(overtimeByDay),
    standby: standbyWork.length > 0 ? sum(minutesOf(standbyWork, range)) : 0,
    daysWorked: sum(headsByDay),
    minutesByDay,
    overtimeByDay,
    headsByDay,
  };
}

export function sumTotals(rows: readonly Totals[], days: number): Totals {
  const zeros = () => Array.from({ length: days }, () => 0);
  const [minutesByDay, overtimeByDay, headsByDay] = [zeros(), zeros(), zeros()];
  let standby = 0;
  let daysWorked = 0;
  for (const row of rows) {
    standby += row.standby;
    daysWorked += row.daysWorked;
    if (row.minutes === 0 && row.daysWorked === 0) continue;
    for (let day = 0; day < days; day++) {
      minutesByDay[day]! += row.minutesByDay[day]!;
      overtimeByDay[day]! += row.overtimeByDay[day]!;
      headsByDay[day]! += row.headsByDay[day]!;
    }
  }
  return {
    minutes: sum(minutesByDay),
    overtime: sum(overtimeByDay),
    standby,
    daysWorked,
    minutesByDay,
    overtimeByDay,
    headsByDay,
  };
}

/** Minutes above or below the contract; null for less than a week or an unknown contract. */
export function contractDifference(minutes: number, weeklyHours: number, days: number): number | null {
  return weeklyHours > 0 && days >= 7 ? Math.round(minutes - (weeklyHours * 60 * days) / 7) : null;
}
