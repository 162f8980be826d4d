import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import { ZippedText } from '#platform/zipped-text';
import { type Board, resourceOptions } from './board';
import { sortedOptions } from './units';
import { wireEventWriter } from './wire-event';

// Enough for a typical event; the buffer grows for longer ones.
const bytesAnEvent = 800;
// The number of events after which the text so far is compressed.
const eventsAtOnce = 256;

type OfBoard = 'events' | 'resources' | 'employeeList' | 'departmentList';

/** Renders the prescribed form of a board as JSON, with what comes first in it and the units beside it. */
export function plainForm<C extends Pick<StaffCalendar, OfBoard>>(
  opening: string,
  { clock, resources, events }: Board,
  units: Omit<C, OfBoard>,
): ZippedText {
  const byEmployee = new Map(resources.map((resource) => [resource.employeeId, resource]));
  const { employeeList, departmentList } = resourceOptions(resources);
  const zipped = new ZippedText(bytesAnEvent * (events.length + resources.length));
  const json = zipped.text;
  const write = wireEventWriter(clock, json);
  json.ascii(`{${opening}"events":[`);
  for (const [n, event] of events.entries()) {
    const resource = byEmployee.get(event.employeeId);
    if (resource) write(event, resource);
    if (n % eventsAtOnce === 0) zipped.compress();
  }
  const rest = {
    resources: resources.map(
      ({ more: _more, earlier: _earlier, lent: _lent, listed: _listed, ...prescribed }) => prescribed,
    ),
    employeeList: sortedOptions(employeeList),
    departmentList: sortedOptions(departmentList),
    ...units,
  };
  json.text(`],${JSON.stringify(rest).slice(1)}`);
  return zipped;
}
