import { daysBetween } from '@horae/local-time/local-date';
import { isoWithOffset, wallClock } from '../local-time';
import type { WireWorkCard } from '../messages/work-card';
import type { Report } from './finding';

/**
 * Checks what the schema of the work card cannot express: the offset is that of the zone, and the reference date is
 * close to the movement.
 */
export function checkCards(body: object, zone: string, report: Report): void {
  for (const [i, { Details }] of (body as WireWorkCard).Cards.Card.entries())
    for (const [j, { f_date, f_reference_date }] of Details.CardDetails.entries()) {
      const path = `Cards.Card[${i}].Details.CardDetails[${j}]`;
      const at = Date.parse(f_date);
      const offset = isoWithOffset(at, zone).slice(-6);
      if (f_date.replace(/Z$/, '+00:00').slice(-6) !== offset)
        report(`${path}.f_date`, {
          rule: 'offset',
          severity: 'warning',
          text: `At that instant the offset of ${zone} is ${offset}.`,
        });
      const apart = daysBetween(f_reference_date, wallClock(at, zone).date);
      if (Math.abs(apart) > 1)
        report(`${path}.f_reference_date`, {
          rule: 'reference-date',
          severity: 'warning',
          text: 'The reference date is more than a day away from the movement.',
        });
    }
}
