import type { StaffCalendar } from '@horae/contract/stafftimer.contract';
import { type Calendar, type CalendarFailure, resourceOptions } from './calendar.service';
import { sortedOptions } from './units';
import { wireEvent } from './wire-event';

/** The prescribed answer of #7 and #8. */
export function plainCalendar({ clock, resources, events, units }: Calendar): StaffCalendar {
  const byEmployee = new Map(resources.map((resource) => [resource.employeeId, resource]));
  const { employeeList, departmentList } = resourceOptions(resources);
  return {
    success: true,
    events: events.flatMap((event) => {
      const resource = byEmployee.get(event.employeeId);
      return resource ? [wireEvent(event, resource, clock)] : [];
    }),
    resources,
    employeeList: sortedOptions(employeeList),
    departmentList: sortedOptions(departmentList),
    ...units,
  };
}

/** The prescribed business failure: every list empty, and the sentence for the user. */
export function failedCalendar({ errorMessage }: CalendarFailure): StaffCalendar {
  return {
    success: false,
    errorMessage,
    events: [],
    resources: [],
    employeeList: [],
    branchList: [],
    departmentList: [],
    workCenterList: [],
    businessUnitList: [],
    selectedBusAndOrgUnit: { businessUnit: null, orgUnit: null },
  };
}
