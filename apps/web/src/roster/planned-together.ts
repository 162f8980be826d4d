import { periodOf } from '@horae/timeline';
import { dayRange } from './model/day-range.rules';
import type { RosterAddress } from './roster-address';

/** In lists a day is planned with its week, so that hours and rests are seen. */
export function plannedTogether<A extends RosterAddress>(address: A): A {
  const { zoom, date, days } = address;
  if (zoom !== 'day') return address;
  const period = periodOf('week', date);
  return { ...address, zoom: 'week', period, range: dayRange(days.zone, period, days.business) };
}
