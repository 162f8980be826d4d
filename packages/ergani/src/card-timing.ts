import { minute } from '@horae/local-time/local-date';

/** How long after a movement its card may be sent without a reason. */
export const cardLimitMinutes = 15;

/**
 * How the work card of a movement stands at an instant, both epoch milliseconds: in the `future` it is refused, `onTime`
 * (to the 15th minute inclusive) it must carry no reason, `late` it must carry one.
 */
export function cardTiming(at: number, now: number): 'future' | 'onTime' | 'late' {
  if (at > now) return 'future';
  return now - at <= cardLimitMinutes * minute ? 'onTime' : 'late';
}
