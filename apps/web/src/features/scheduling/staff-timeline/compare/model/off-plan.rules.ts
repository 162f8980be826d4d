import { clockedStretch } from '@horae/working-time/worked-time';
import { isOpenAt } from '#roster/model/clock-record.rules';
import type { Comparison } from './comparison.rules';

/** Epoch ms. */
export interface Stretch {
  start: number;
  end: number;
}

/** Where the clock deviates from the plan: work without a plan, and plan without work. */
export interface OffPlan {
  over: readonly Stretch[];
  under: readonly Stretch[];
}

const minute = 60_000;

export const minutesIn = ({ start, end }: Stretch): number => Math.round((end - start) / minute);

/** The time clocked; an employee still clocked in works until now, and a forgotten record ends with the plan. */
export function workedStretch({ planned, clock }: Comparison, now: number): Stretch | null {
  if (!clock) return null;
  const { start, end } = clock;
  if (end !== null) return { start, end };
  return { start, end: Math.max(start, isOpenAt(clock, now) ? now : (planned?.end ?? start)) };
}

/** Minutes worked beyond the plan, negative if fewer; null without a plan or until the clock record has both ends. */
export function deviationOf({ planned, clock }: Comparison): number | null {
  if (!planned || !clock || clock.end === null) return null;
  const { breakMinutes } = planned;
  const worked = clockedStretch({ ...clock, end: clock.end }, planned);
  return minutesIn(worked) - Math.round(worked.breakMinutes - breakMinutes) - minutesIn(planned);
}

const isStretch = ({ start, end }: Stretch) => end > start;

export function offPlan(comparison: Comparison, now: number): OffPlan {
  const { planned, clock } = comparison;
  const worked = workedStretch(comparison, now);
  if (!planned || !clock || !worked) return { over: [], under: [] };
  const before = { start: worked.start, end: Math.min(planned.start, worked.end) };
  const after = { start: Math.max(planned.end, worked.start), end: worked.end };
  const late = { start: planned.start, end: Math.min(worked.start, planned.end) };
  // An employee who is still clocked in has not left early.
  const early = { start: Math.max(worked.end, planned.start), end: clock.end === null ? worked.end : planned.end };
  return { over: [before, after].filter(isStretch), under: [late, early].filter(isStretch) };
}
