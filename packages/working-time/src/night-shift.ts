import { minute } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import { dayParts } from './day-parts';
import type { Span } from './span';

const hour = 60 * minute;
/** Hours of the local day that are night: until 06:00, and from 22:00. */
const night = { until: 6 * hour, from: 22 * hour };
const least = 3 * hour;

/**
 * Whether at least three hours of work lie between 22:00 and 06:00 of the zone, so that its day counts as one of a night
 * worker (Presidential Decree 88/1999, article 2; Directive 2003/88/EC, article 2). Instants are epoch milliseconds.
 */
export function isNightShift(work: Span, zone: Zone): boolean {
  const atNight = dayParts(work, zone).reduce((sum, { midnight, from, to }) => {
    const early = Math.max(0, Math.min(to, midnight + night.until) - from);
    const late = Math.max(0, to - Math.max(from, midnight + night.from));
    return sum + early + late;
  }, 0);
  return atNight >= least;
}
