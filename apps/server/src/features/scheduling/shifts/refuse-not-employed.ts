import { invalid } from '#platform/errors';
import { type Employment, notEmployedOn } from '../../people/people/people.reads';
import type { CheckedShift } from './shifts.rules';

/** The calendars show nobody outside the employment: work begins within it, leave lies within it. */
export function refuseNotEmployed(employment: Employment, shift: CheckedShift): void {
  if (shift.status === 'cancelled') return;
  const atStart = notEmployedOn(employment, shift.firstDay);
  if (atStart) throw invalid('shift.start', atStart);
  const atEnd = shift.allDay ? notEmployedOn(employment, shift.lastDay) : null;
  if (atEnd) throw invalid('shift.end', atEnd);
}

/** The day of the shift, or the nearest one on which the person works here. */
export function dayEmployed({ firstDay, lastDay }: Employment, day: string): string {
  if (firstDay !== null && day < firstDay) return firstDay;
  return lastDay !== null && day > lastDay ? lastDay : day;
}
