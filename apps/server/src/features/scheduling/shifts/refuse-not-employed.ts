import { invalid } from '#platform/errors';
import { type Employment, notEmployedOn } from '../../people/people/people.reads';
import type { CheckedShift } from './shifts.rules';

/** Calendars show an employee only while employed: work must start within the employment, leave must lie within it. */
export function refuseNotEmployed(employment: Employment, shift: CheckedShift): void {
  if (shift.status === 'cancelled') return;
  const atStart = notEmployedOn(employment, shift.firstDay);
  if (atStart) throw invalid('shift.start', atStart);
  const atEnd = shift.allDay ? notEmployedOn(employment, shift.lastDay) : null;
  if (atEnd) throw invalid('shift.end', atEnd);
}

/** Returns the day, or the nearest one on which the employee is employed. */
export function dayEmployed({ firstDay, lastDay }: Employment, day: string): string {
  if (firstDay !== null && day < firstDay) return firstDay;
  return lastDay !== null && day > lastDay ? lastDay : day;
}
