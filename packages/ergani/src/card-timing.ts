import { minute } from '@horae/local-time/local-date';

/** How long after a movement its work card may be sent without a reason. */
export const cardLimitMinutes = 15;

/**
 * Returns how the work card of a movement at `at` is judged at `now`, both epoch milliseconds: `future` is refused,
 * `onTime` (up to and including 15 minutes) must have no reason, `late` must have one.
 */
export function cardTiming(at: number, now: number): 'future' | 'onTime' | 'late' {
  if (at > now) return 'future';
  return now - at <= cardLimitMinutes * minute ? 'onTime' : 'late';
}
