import type { Reading } from '@horae/roster-grid';
import type { EntryPerson } from './entries';
import { peopleFinder, personLabel } from './grid-people.rules';
import type { PersonOf } from './grid-rows.rules';
import type { RosterAnswers } from './roster-answers';

/** Finds the people of a grid; whoever is not known by code or exact name is asked about, by the names most like it. */
export function gridPeople({ people, shifts, daysOff, leaves }: Reading, answers: RosterAnswers): PersonOf {
  const find = peopleFinder(answers.employees);
  const planned = new Set([...shifts, ...daysOff, ...leaves].map(({ person }) => person));
  const names = new Map(answers.employees.map(({ id, name }) => [id, name]));
  const nameOf = (id: number) => names.get(id) ?? '';
  const found = people.map((person, at): EntryPerson | null => {
    const employeeName = person.name || person.code || '';
    const who = {
      employeeCode: person.code ?? null,
      email: null,
      employeeName,
      department: person.department ?? 'Unassigned',
    };
    const answer = find(person);
    if (answer === 'new') return who;
    if ('employeeId' in answer)
      return { ...who, employeeId: answer.employeeId, employeeName: nameOf(answer.employeeId) };
    const value = personLabel(person);
    const known = answers.known('employee', value, ({ take }) => take !== 'new' || answer.mayBeNew);
    if (known?.take === 'new') return who;
    if (known?.take === 'existing' && known.employeeId !== undefined)
      return { ...who, employeeId: known.employeeId, employeeName: nameOf(known.employeeId) };
    // Nobody is asked about a line that plans nothing.
    if (!known && planned.has(at)) {
      const rows = [...shifts, ...daysOff, ...leaves].filter((entry) => entry.person === at).length;
      answers.ask({ of: 'employee', value, rows, near: answer.near, mayBeNew: answer.mayBeNew });
    }
    return null;
  });
  return (person) => found[person] ?? null;
}
