import type { Span } from '@horae/working-time';
import { paidPause } from '@horae/working-time/worked-time';
import type { PlanRow } from './read-work';

/** A closed session with its planned shift. */
export interface WorkedSession extends Span {
  plan: PlanRow | null;
}

/** Time at work on one day, and the unpaid breaks within it. */
export interface WorkedTime {
  segments: Span[];
  breaks: Span[];
  /** Minutes at work without unpaid breaks. */
  minutes: number;
}

const minute = 60_000;

/**
 * Joins sessions that only a break separates. A break clocked within a shift is paid if the contract counts breaks as
 * work; otherwise the planned break is unpaid too, as far as the clocked pauses do not cover it. Sessions must be in
 * order.
 */
export function joinBreaks(sessions: readonly WorkedSession[], isBreakInsideHours: boolean): WorkedTime {
  const segments: { from: number; to: number }[] = [];
  const breaks: Span[] = [];
  for (const [index, { from, to, plan }] of sessions.entries()) {
    const last = segments.at(-1);
    const isWithinShift = plan !== null && plan === sessions[index - 1]?.plan;
    const longest = paidPause(isWithinShift ? plan.breakMinutes : 0) * 1000;
    if (!last || from - last.to > longest || (isBreakInsideHours && !isWithinShift && from > last.to)) {
      segments.push({ from, to });
      continue;
    }
    if (from > last.to && !isBreakInsideHours) breaks.push({ from: last.to, to: from });
    last.to = Math.max(last.to, to);
  }
  if (!isBreakInsideHours) breaks.push(...plansOf(sessions).flatMap((plan) => unclockedBreak(plan, sessions)));
  const length = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0);
  return { segments, breaks, minutes: (length(segments) - length(breaks)) / minute };
}

const plansOf = (sessions: readonly WorkedSession[]): PlanRow[] => [
  ...new Set(sessions.flatMap(({ plan }) => plan ?? [])),
];

/** Places a shift's unclocked break, less pauses already taken, in the middle of its longest stretch. */
function unclockedBreak(plan: PlanRow, sessions: readonly WorkedSession[]): Span[] {
  const own = sessions.filter((session) => session.plan === plan);
  const paused = own.slice(1).reduce((sum, { from }, at) => sum + Math.max(0, from - own[at]!.to), 0);
  const longest = own.reduce((best, one) => (one.to - one.from > best.to - best.from ? one : best));
  const length = Math.min(plan.breakMinutes * minute - paused, longest.to - longest.from);
  if (length <= 0) return [];
  const from = Math.round((longest.from + longest.to - length) / 2);
  return [{ from, to: from + length }];
}
