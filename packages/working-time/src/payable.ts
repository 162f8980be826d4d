import { minute } from '@horae/local-time/local-date';
import type { Span } from './span';

/** How clocked time becomes paid time, in minutes. Never used for what is declared to the state. */
export interface PayRule {
  readonly graceIn: number;
  readonly graceOut: number;
  /** Unpaid time at the clock before or after work, for changing and walking. */
  readonly preparation: number;
  /** Both ends are rounded to multiples of this many minutes on the wall clock: 1, 5, 6, 10, 15 or 30. */
  readonly roundTo: number;
  /** `in_favour` of the employee: the start is rounded down, the end up. */
  readonly rounding: 'none' | 'nearest' | 'in_favour';
}

/**
 * Returns the paid part of a clocked session (epoch milliseconds). A start before or an end after the plan, within the
 * preparation and the grace, is moved to the plan; anything further out stays as clocked. Then both ends are rounded.
 * Never negative: a session that rounds to nothing is empty at its start. Without a plan, only the rounding applies.
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

// Zone offsets are multiples of 15 minutes, so rounding the epoch also rounds the wall clock. In zones at :30 and :45,
// a `roundTo` that does not divide the offset is shifted.
function round(instant: number, { roundTo, rounding }: PayRule, favour: (value: number) => number): number {
  if (rounding === 'none') return instant;
  const unit = roundTo * minute;
  return (rounding === 'nearest' ? Math.round(instant / unit) : favour(instant / unit)) * unit;
}
