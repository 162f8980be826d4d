import { openLine } from '@horae/contract/people/import-memory.contract';
import type { Reading } from '@horae/roster-grid';
import type { EntryPerson, Unplaced } from './entries';
import { peopleFinder, personLabel } from './grid-people.rules';
import type { PersonOf } from './grid-rows.rules';
import { openPlace } from './open-places';
import type { RosterAnswers } from './roster-answers';

/**
 * Finds the people of a grid; whoever is not known by code or exact name is asked about, by the names most like it. A word
 * for open work that is nobody’s name stands for the open shifts of its department.
 */
export function gridPeople({ people, shifts, daysOff, leaves }: Reading, answers: RosterAnswers): PersonOf {
  const find = peopleFinder(answers.employees);
  const planned = new Set([...shifts, ...daysOff, ...leaves].map(({ person }) => person));
  const names = new Map(answers.employees.map(({ id, name }) => [id, name]));
  const nameOf = (id: number) => names.get(id) ?? '';
  const rowsOf = (at: number) => [...shifts, ...daysOff, ...leaves].filter(({ person }) => person === at).length;
  const found = people.map((person, at): EntryPerson | Unplaced | null => {
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
    const isOpen = known ? known.take === 'existing' && known.text === openLine : person.isOpen && !answer.isNamed;
    if (isOpen) return openPlace(person, rowsOf(at), answers);
    // Nobody is asked about a line that plans nothing.
    if (!known && planned.has(at))
      answers.ask({ of: 'employee', value, rows: rowsOf(at), near: answer.near, mayBeNew: answer.mayBeNew });
    return null;
  });
  return (person) => found[person] ?? null;
}
