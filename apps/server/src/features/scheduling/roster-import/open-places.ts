import type { Person } from '@horae/roster-grid';
import type { EntryPerson, OpenPlace, Unplaced } from './entries';
import type { RosterAnswers } from './roster-answers';

/** Where the open shifts of a line are worked; asks which department its name stands for, if it plans something. */
export function openPlace(
  { name, department, job }: Person,
  rows: number,
  answers: RosterAnswers,
): EntryPerson | Unplaced | null {
  if (department === undefined)
    return { unplaced: `“${name}” has no department: put the line under the heading of one, or enter it on the line.` };
  const own = answers.departmentsNamed(department);
  if (own.length > 1)
    return { unplaced: `There is more than one department “${department}”: rename one, then import the file again.` };
  if (own[0]) return ofDepartment(own[0]);
  const known = answers.known('department', department);
  if (known?.take === 'existing') {
    const [chosen] = answers.departmentsNamed(known.text);
    if (chosen) return ofDepartment(chosen);
  }
  if (known?.take === 'new')
    return { unplaced: `The department “${department}” does not exist: add it in Organisation, then import again.` };
  if (!known && rows > 0) answers.ask({ of: 'department', value: department, rows });
  return null;

  function ofDepartment({ id, name: shown }: { id: number; name: string }): EntryPerson & { open: OpenPlace } {
    const who = { employeeCode: null, email: null, employeeName: shown, department: shown };
    // Below zero, so that it is nobody’s number.
    return { ...who, employeeId: -id, open: { departmentId: id, jobTitle: job?.slice(0, 80) ?? null } };
  }
}
