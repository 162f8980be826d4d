import type { StaffCalendar } from '@horae/contract/stafftimer.contract';
import { ByteWriter } from '#platform/byte-writer';
import { type Calendar, type CalendarFailure, resourceOptions } from './calendar.service';
import { sortedOptions } from './units';
import { wireEventWriter } from './wire-event';

const bytesAnEvent = 700;

/** The prescribed answer of #7 and #8, as JSON. */
export function plainCalendar({ clock, resources, events, units }: Calendar): Buffer {
  const byEmployee = new Map(resources.map((resource) => [resource.employeeId, resource]));
  const { employeeList, departmentList } = resourceOptions(resources);
  const json = new ByteWriter(bytesAnEvent * events.length);
  const write = wireEventWriter(clock, json);
  json.ascii('{"success":true,"events":[');
  let separator = '';
  for (const event of events) {
    const resource = byEmployee.get(event.employeeId);
    if (!resource) continue;
    json.ascii(separator);
    write(event, resource);
    separator = ',';
  }
  const rest: Omit<StaffCalendar, 'success' | 'events'> = {
    resources,
    employeeList: sortedOptions(employeeList),
    departmentList: sortedOptions(departmentList),
    ...units,
  };
  return json.text(`],${JSON.stringify(rest).slice(1)}`).written();
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
