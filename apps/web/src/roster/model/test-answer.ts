import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { CalendarAnswer } from './calendar-answer';
import type { Shift } from './shift.rules';

/** Creates a loaded calendar for tests. */
export const testAnswer = (
  shifts: Shift[],
  resources: StaffResource[],
  more: Partial<CalendarAnswer> = {},
): CalendarAnswer => ({
  timeZone: 'Europe/Athens',
  shifts,
  resources,
  businessUnits: [],
  orgUnits: [],
  workCenters: [],
  hotelPeople: null,
  appliedUnit: null,
  appliedOrgUnit: null,
  unreadable: 0,
  ...more,
});
