import type { StaffCalendar, UnitCalendar } from '@horae/contract/stafftimer.contract';
import { ByteWriter } from '#platform/byte-writer';
import { type Board, type Calendar, type CalendarFailure, resourceOptions } from './calendar.service';
import type { UnitBoard } from './unit-calendar.service';
import { sortedOptions } from './units';
import { wireEventWriter } from './wire-event';

const bytesAnEvent = 700;

/** The prescribed answer of #7 and #8, as JSON. */
export function plainCalendar({ units, ...board }: Calendar): Buffer {
  return plainForm<Omit<StaffCalendar, 'success'>>('"success":true,', board, units);
}

/** The prescribed answer of #9, as JSON. */
export function plainUnitCalendar({ units, ...board }: UnitBoard): Buffer {
  return plainForm<UnitCalendar>('', board, units);
}

type OfBoard = 'events' | 'resources' | 'employeeList' | 'departmentList';

function plainForm<C extends Pick<StaffCalendar, OfBoard>>(
  opening: string,
  { clock, resources, events }: Board,
  units: Omit<C, OfBoard>,
): Buffer {
  const byEmployee = new Map(resources.map((resource) => [resource.employeeId, resource]));
  const { employeeList, departmentList } = resourceOptions(resources);
  const json = new ByteWriter(bytesAnEvent * events.length);
  const write = wireEventWriter(clock, json);
  json.ascii(`{${opening}"events":[`);
  for (const event of events) {
    const resource = byEmployee.get(event.employeeId);
    if (resource) write(event, resource);
  }
  const rest = {
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
