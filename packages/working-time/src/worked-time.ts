import { dayLength, minute } from '@horae/local-time/local-date';
import type { Attribution } from './business-day';

/** Time at work from one instant to another (epoch milliseconds), and how much of it is an unpaid break, in minutes. */
export interface WorkedStretch {
  readonly start: number;
  readonly end: number;
  readonly breakMinutes: number;
  /** The start of the planned shift that it was clocked for; the day that hours count to by start is that of the plan. */
  readonly planned?: number;
}

/** Consecutive days, and how hours are assigned to them. */
export interface CountedDays {
  /** The instants at which the days start (epoch milliseconds); the last one is the end of the last day. */
  readonly starts: readonly number[];
  readonly attribution: Attribution;
}

/** Returns the minutes of a shift's break that are not work: 0 if the contract counts the break as work. */
export const unpaidBreak = (breakMinutes: number, isBreakInsideHours: boolean): number =>
  isBreakInsideHours ? 0 : breakMinutes;

/** Half a minute up; seconds given as minutes may fall short of it by the precision of a number. */
const wholeMinutes = (minutes: number): number => Math.round(minutes + 1e-6);

/**
 * Returns the minutes worked, rounded to whole minutes; never negative, even if the break is longer than the stretch.
 */
export const netMinutes = ({ start, end, breakMinutes }: WorkedStretch): number =>
  Math.max(0, wholeMinutes((end - start) / minute - breakMinutes));

/** A pause up to this many minutes is a break. Law 4808/2021 art. 56. */
const longestBreak = 30;

/** The longest pause in seconds that is paid where breaks count as work: a break by law, or the planned one (minutes). */
export const paidPause = (plannedBreak: number): number => Math.max(longestBreak, plannedBreak) * 60;

/** When an employee clocked in and out (epoch milliseconds), and the minutes of the pauses clocked in between. */
export interface ClockedStretch {
  readonly start: number;
  readonly end: number;
  readonly pausedMinutes?: number;
}

/** A planned shift that was clocked: when it starts, and its break in minutes. */
export interface ClockedPlan {
  readonly start: number;
  readonly breakMinutes: number;
}

/**
 * Returns a clocked stretch as worked time: the unpaid break is the clocked pauses or the planned break, whichever is
 * longer.
 */
export const clockedStretch = (
  { start, end, pausedMinutes = 0 }: ClockedStretch,
  plan: ClockedPlan | null,
): WorkedStretch => ({
  start,
  end,
  breakMinutes: Math.max(pausedMinutes, plan?.breakMinutes ?? 0),
  ...(plan && { planned: plan.start }),
});

/**
 * Returns the whole minutes worked on each day. Stretches must be sorted by start; overlapping ones count once, with
 * the longer break. With `split`, a stretch is cut at the start of each day and its break taken from its start;
 * otherwise it counts towards one day. Each day is rounded once, half a minute up.
 */
export function workedByDay(stretches: readonly WorkedStretch[], days: CountedDays): number[] {
  const byDay = Array.from({ length: days.starts.length - 1 }, () => 0);
  for (const stretch of united(stretches)) count(stretch, days, byDay);
  return byDay.map(wholeMinutes);
}

function united(stretches: readonly WorkedStretch[]): WorkedStretch[] {
  const found: { start: number; end: number; breakMinutes: number; planned: number }[] = [];
  for (const { start, end, breakMinutes, planned = start } of stretches) {
    const last = found.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.breakMinutes = Math.max(last.breakMinutes, breakMinutes);
      last.planned = Math.min(last.planned, planned);
    } else found.push({ start, end, breakMinutes, planned });
  }
  return found;
}

function count(stretch: WorkedStretch, days: CountedDays, byDay: number[]): void {
  const { starts, attribution } = days;
  if (attribution !== 'split') {
    const day = wholeDay(stretch, starts, attribution);
    if (byDay[day] === undefined) return;
    byDay[day] += Math.max(0, (stretch.end - stretch.start) / minute - stretch.breakMinutes);
    return;
  }
  const outside = Math.max(0, starts[0]! - stretch.start) / minute;
  let breakLeft = Math.max(0, stretch.breakMinutes - outside);
  const last = Math.min(byDay.length - 1, dayIndex(starts, stretch.end));
  for (let day = Math.max(0, dayIndex(starts, stretch.start)); day <= last; day++) {
    const from = Math.max(stretch.start, starts[day]!);
    const minutes = (Math.min(stretch.end, starts[day + 1]!) - from) / minute;
    const taken = Math.min(minutes, breakLeft);
    breakLeft -= taken;
    byDay[day]! += minutes - taken;
  }
}

/**
 * The index of the one day that a stretch counts towards; the earlier of two with equal shares. The days just before
 * and after the range have 24 hours.
 */
function wholeDay(
  { start, end, planned = start }: WorkedStretch,
  starts: readonly number[],
  attribution: 'start' | 'end' | 'most',
) {
  const [first, last] = [dayIndex(starts, start), dayIndex(starts, end - 1)];
  if (attribution === 'start') return dayIndex(starts, planned);
  if (attribution === 'end') return last;
  const edge = (day: number) => starts[day] ?? (day < 0 ? starts[0]! - dayLength : starts.at(-1)! + dayLength);
  let [best, most] = [first, 0];
  for (let day = first; day <= last; day++) {
    const share = Math.min(end, edge(day + 1)) - Math.max(start, edge(day));
    if (share > most) [best, most] = [day, share];
  }
  return best;
}

/**
 * Returns the index of the day that contains an instant: -1 before the first day, the number of days after the last.
 */
export function dayIndex(starts: readonly number[], instant: number): number {
  if (instant < starts[0]!) return -1;
  let index = Math.min(Math.floor((instant - starts[0]!) / dayLength), starts.length - 1);
  // Days with a clock change have 23 or 25 hours.
  while (instant >= starts[index + 1]!) index++;
  while (instant < starts[index]!) index--;
  return index;
}
