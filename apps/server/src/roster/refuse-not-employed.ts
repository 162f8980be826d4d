import { type EmployedPerson, notEmployedOn } from '#features/people/people/people.reads';
import { firstDayOff } from '#platform/employment.rules';
import { invalid } from '#platform/errors';
import type { PlannedItem } from './planned-item';

/** Calendars show an employee only while employed: work must start within the employment, leave must lie within it. */
export function refuseNotEmployed(
  person: EmployedPerson,
  { firstDay, lastDay, allDay }: Pick<PlannedItem, 'firstDay' | 'lastDay' | 'allDay'>,
  path: 'item' | 'shift',
): void {
  const atStart = notEmployedOn(person, firstDay);
  if (atStart) throw invalid(`${path}.start`, atStart);
  const dayOff = allDay ? firstDayOff(person, firstDay, lastDay) : null;
  if (dayOff) throw invalid(`${path}.end`, notEmployedOn(person, dayOff)!);
}
