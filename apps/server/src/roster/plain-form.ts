import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import { ByteWriter } from '#platform/byte-writer';
import { type Board, resourceOptions } from './board';
import { sortedOptions } from './units';
import { wireEventWriter } from './wire-event';

// Room for a usual event with names of usual length; what is longer makes more.
const bytesAnEvent = 800;

type OfBoard = 'events' | 'resources' | 'employeeList' | 'departmentList';

/** The prescribed form of a board, as JSON: what stands first in it, and the units beside it. */
export function plainForm<C extends Pick<StaffCalendar, OfBoard>>(
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
