import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { TimelineView } from './timeline-view.rules';

type Ids = Pick<TimelineView, 'emp' | 'find' | 'dg' | 'dept'>;

/** Returns the change that drops people and departments the hotel does not have; undefined if all are known. */
export function withoutUnknown(view: Ids, people: readonly StaffResource[]): Partial<Ids> | undefined {
  const person = (id: number | null) => (people.some(({ employeeId }) => employeeId === id) ? id : null);
  const known = {
    emp: person(view.emp),
    find: person(view.find),
    dg: view.dg.filter((id) => people.some(({ building_Group_Id }) => building_Group_Id === id)),
    dept: view.dept.filter((id) => people.some(({ building_Id }) => building_Id === id)),
  };
  const isSame =
    known.emp === view.emp &&
    known.find === view.find &&
    known.dg.length === view.dg.length &&
    known.dept.length === view.dept.length;
  return isSame ? undefined : known;
}
