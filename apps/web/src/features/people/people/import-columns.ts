import { foldText } from '@horae/contract/fold-text';
import type { OtherCell, PersonCell } from '@horae/contract/people/people-files.contract';
import { byName, personFields } from '@horae/contract/people/person-fields';

const otherCells: Record<OtherCell, readonly string[]> = {
  firstName: ['first name', 'given name', 'ονομα'],
  lastName: ['last name', 'surname', 'family name', 'επωνυμο', 'επιθετο'],
  departmentGroup: ['department group', 'division'],
  department: ['department', 'area', 'primary area', 'τμημα'],
  workCentre: ['work centre', 'work center', 'outlet'],
  contractFrom: ['contract from', 'contract start date'],
  kind: ['kind', 'employment type', 'contract', 'contract type', 'employment basis'],
  program: ['working hours', 'program', 'programme'],
  weeklyHours: ['hours a week', 'weekly hours', 'hours per week', 'contracted hours', 'ωρες'],
  daysPerWeek: ['days a week', 'days per week', 'ημερες'],
  weeklyPattern: ['hours by day', 'weekly pattern', 'ωρες ανα ημερα'],
  specialRules: ['special rules', 'ειδικοι κανονες', 'ειδικες διαταξεις'],
  hourlyCost: ['cost an hour', 'hourly cost', 'pay rate', 'hourly rate', 'weekday rate', 'base rate'],
  skills: ['skills', 'training', 'certificates'],
};

/** The possible meanings of a column, with the headings we recognise. */
const names: Record<PersonCell, readonly string[]> = {
  ...byName(personFields, ({ calledInFiles }) => calledInFiles),
  ...otherCells,
};

export const personCells = Object.keys(names) as PersonCell[];

/** The meaning of each column, by index; '' if unrecognised. No meaning is used twice. */
export function meaningsOf(columns: readonly string[]): (PersonCell | '')[] {
  const taken = new Set<PersonCell>();
  return columns.map((column) => {
    const called = foldText(column.trim()).replaceAll(/[\s_]+/g, ' ');
    const cell = personCells.find((one) => !taken.has(one) && names[one].some((name) => foldText(name) === called));
    if (cell) taken.add(cell);
    return cell ?? '';
  });
}

/** Whether a cell is a heading of people that we recognise. */
export const isPersonHeading = (text: string): boolean => meaningsOf([text])[0] !== '';
