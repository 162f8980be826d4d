import { type DayRange, dayIndex, type HourDays } from './day-range.rules';
import { standbyTypes } from './schedule-rules';
import { countsHours, recordOf, type Shift } from './shift.rules';

/** Working time of one row, or of several, in a range. Minutes; lists by day of the range. */
export interface Totals {
  minutes: number;
  overtime: number;
  standby: number;
  /** Days that begin a shift. */
  daysWorked: number;
  minutesByDay: readonly number[];
  overtimeByDay: readonly number[];
  /** 1 (in sums: how many people) where a shift begins that day. */
  headsByDay: readonly number[];
}

interface Stretch {
  start: number;
  end: number;
  breakMinutes: number;
}

/** Stretches that overlap count once, with the longer break; a planned overtime and its declaration are such a pair. */
function union(shifts: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { start, end, breakMinutes } of shifts) {
    const last = stretches.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.breakMinutes = Math.max(last.breakMinutes, breakMinutes);
    } else stretches.push({ start, end, breakMinutes });
  }
  return stretches;
}

/** Adds a stretch to the days it counts to; its break is taken from its beginning. */
function spread(stretch: Stretch, days: HourDays, minutesByDay: number[]): void {
  if (days.attribution !== 'split') {
    const day = wholeDay(stretch, days, days.attribution);
    if (minutesByDay[day] === undefined) return;
    minutesByDay[day] += Math.max(0, (stretch.end - stretch.start) / 60_000 - stretch.breakMinutes);
    return;
  }
  const outside = Math.max(0, days.starts[0]! - stretch.start) / 60_000;
  let breakLeft = Math.max(0, stretch.breakMinutes - outside);
  const last = Math.min(days.dates.length - 1, dayIndex(days, stretch.end - 1));
  for (let day = Math.max(0, dayIndex(days, stretch.start)); day <= last; day++) {
    const from = Math.max(stretch.start, days.starts[day]!);
    const minutes = (Math.min(stretch.end, days.starts[day + 1]!) - from) / 60_000;
    const taken = Math.min(minutes, breakLeft);
    breakLeft -= taken;
    minutesByDay[day]! += minutes - taken;
  }
}

/** The one day that a stretch counts to; of two with as much of it the earlier. */
function wholeDay({ start, end }: Stretch, days: HourDays, attribution: 'start' | 'end' | 'most'): number {
  const [first, last] = [dayIndex(days, start), dayIndex(days, end - 1)];
  if (attribution === 'start') return first;
  if (attribution === 'end') return last;
  let [best, most] = [first, 0];
  for (let day = first; day <= last; day++) {
    const share = Math.min(end, days.starts[day + 1] ?? end) - Math.max(start, days.starts[day] ?? start);
    if (share > most) [best, most] = [day, share];
  }
  return best;
}

/** Minutes of each day of the range; the stretches come by start. */
export function minutesOf(stretches: readonly Stretch[], range: DayRange): number[] {
  const minutesByDay = range.dates.map(() => 0);
  for (const stretch of union(stretches)) spread(stretch, range.hours, minutesByDay);
  return minutesByDay.map((minutes) => Math.round(minutes));
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Totals of displayed shifts, which come by start. */
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
  for (const { start } of work) if (start >= first) headsByDay[dayIndex(range.hours, start)] = 1;
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

/** Several rows together. */
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

/** How far the hours are from the contract's, in minutes; null for a single day or an unknown contract. */
export function contractDifference(minutes: number, weeklyHours: number, days: number): number | null {
  return weeklyHours > 0 && days >= 7 ? Math.round(minutes - (weeklyHours * 60 * days) / 7) : null;
}
