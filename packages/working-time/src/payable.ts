import { minute } from '@horae/local-time/local-date';
import type { Span } from './span';

/** How clocked work becomes paid work. Never used for what is declared to the state. Minutes. */
export interface PayRule {
  readonly graceIn: number;
  readonly graceOut: number;
  /** At the clock before or after work, for changing and walking: not paid. */
  readonly preparation: number;
  /** Round each end to so many minutes of the wall clock's hour: 1, 5, 6, 10, 15 or 30. */
  readonly roundTo: number;
  /** `in_favour`: in the employee's, earlier in and later out. */
  readonly rounding: 'none' | 'nearest' | 'in_favour';
}

/**
 * The paid part of a clocked session (epoch milliseconds). Who comes before the plan, or leaves after it, within the
 * preparation and the grace is paid from and to the plan; what lies outside stays as clocked. Then both ends are
 * rounded. Never negative: a session that rounds to nothing is empty at its beginning. Without a plan only the rounding.
 */
export function payable(session: Span, plan: Span | null, rule: PayRule): Span {
  const early = (rule.preparation + rule.graceIn) * minute;
  const after = (rule.preparation + rule.graceOut) * minute;
  const isEarly = plan !== null && session.from < plan.from && plan.from - session.from <= early;
  const isAfter = plan !== null && session.to > plan.to && session.to - plan.to <= after;
  const from = round(isEarly ? plan.from : session.from, rule, Math.floor);
  const to = round(isAfter ? plan.to : session.to, rule, Math.ceil);
  return { from, to: Math.max(from, to) };
}

// Offsets of all zones are whole quarters of an hour, so parts of an hour are the same on the wall, save those of 30.
function round(instant: number, { roundTo, rounding }: PayRule, favour: (value: number) => number): number {
  if (rounding === 'none') return instant;
  const unit = roundTo * minute;
  return (rounding === 'nearest' ? Math.round(instant / unit) : favour(instant / unit)) * unit;
}
