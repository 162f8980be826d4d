import { firstDayOff } from '#platform/employment.rules';
import { invalid } from '#platform/errors';
import { type EmployedPerson, notEmployedOn } from '../../people/people/people.reads';
import type { CheckedShift } from './shifts.rules';

/** Calendars show an employee only while employed: work must start within the employment, leave must lie within it. */
export function refuseNotEmployed(person: EmployedPerson, shift: CheckedShift): void {
  if (shift.status === 'cancelled') return;
  const atStart = notEmployedOn(person, shift.firstDay);
  if (atStart) throw invalid('shift.start', atStart);
  const dayOff = shift.allDay ? firstDayOff(person, shift.firstDay, shift.lastDay) : null;
  if (dayOff) throw invalid('shift.end', notEmployedOn(person, dayOff)!);
}
