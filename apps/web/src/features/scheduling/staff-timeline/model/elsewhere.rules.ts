import { foldText } from '@horae/contract/fold-text';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { hasWords } from '#platform/fold-text';
import type { TimelineView } from './timeline-view.rules';

/** More names than this are not listed one by one. */
const most = 3;

/** Returns the people who were searched for but work outside the chosen units, `seen` being those inside. */
export function elsewhere(
  view: Pick<TimelineView, 'find' | 'emp' | 'q'>,
  people: readonly StaffResource[],
  seen: readonly StaffResource[],
): StaffResource[] {
  const here = new Set(seen.map(({ employeeId }) => employeeId));
  const others = people.filter(({ employeeId }) => !here.has(employeeId));
  const sought = view.find ?? view.emp;
  const text = foldText(view.q.trim());
  return others
    .filter(({ employeeId, title, employeeCode }) =>
      sought === null ? text !== '' && hasWords(foldText(`${title}\n${employeeCode}`), text) : employeeId === sought,
    )
    .slice(0, most);
}

/** The change that shows a person among their colleagues, whatever was chosen before. */
export function arrivalAt(
  person: Pick<StaffResource, 'employeeId' | 'businessUnitId'>,
  isWhole: boolean,
): Partial<TimelineView> {
  return {
    find: person.employeeId,
    bu: isWhole ? null : person.businessUnitId,
    ou: null,
    wc: null,
    dg: [],
    dept: [],
    programs: [],
    q: '',
    emp: null,
    focus: null,
    emptyRows: true,
  };
}
