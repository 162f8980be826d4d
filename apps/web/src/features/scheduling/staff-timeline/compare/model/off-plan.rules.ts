import { clockedStretch } from '@horae/working-time/worked-time';
import { isOpenAt } from '#roster/model/clock-record.rules';
import type { Comparison } from './comparison.rules';

/** Epoch ms. */
export interface Stretch {
  start: number;
  end: number;
}

/** Where the clock leaves the plan: worked without a plan, and planned without work. */
export interface OffPlan {
  over: readonly Stretch[];
  under: readonly Stretch[];
}

const minute = 60_000;

export const minutesIn = ({ start, end }: Stretch): number => Math.round((end - start) / minute);

/** What the clock covers; somebody still in works until now, and a record forgotten long ago ends with the plan. */
export function workedStretch({ planned, clock }: Comparison, now: number): Stretch | null {
  if (!clock) return null;
  const { start, end } = clock;
  if (end !== null) return { start, end };
  return { start, end: Math.max(start, isOpenAt(clock, now) ? now : (planned?.end ?? start)) };
}

/** Minutes worked more than planned, or fewer (below 0); null without a plan or before the clock has both ends. */
export function deviationOf({ planned, clock }: Comparison): number | null {
  if (!planned || !clock || clock.end === null) return null;
  const { breakMinutes } = planned;
  const worked = clockedStretch({ ...clock, end: clock.end }, breakMinutes);
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
  // Who is still in has not left early.
  const early = { start: Math.max(worked.end, planned.start), end: clock.end === null ? worked.end : planned.end };
  return { over: [before, after].filter(isStretch), under: [late, early].filter(isStretch) };
}
