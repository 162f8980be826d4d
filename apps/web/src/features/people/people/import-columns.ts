import { foldText } from '@horae/contract/fold-text';
import type { PersonCell } from '@horae/contract/people/people-files.contract';

/** What a column may mean, and what it is called in our export, in Deputy's files of employees and elsewhere. */
const names: Record<PersonCell, readonly string[]> = {
  code: [
    'code',
    'employee code',
    'export code',
    'payroll export code',
    'employee id',
    'payroll id',
    'staff id',
    'κωδικος',
  ],
  name: ['name', 'display name', 'full name', 'employee', 'employee name', 'ονοματεπωνυμο'],
  firstName: ['first name', 'given name', 'ονομα'],
  lastName: ['last name', 'surname', 'family name', 'επωνυμο', 'επιθετο'],
  nameGreek: ['name in greek letters', 'greek name'],
  nameLatin: ['name in latin letters', 'latin name'],
  email: ['e-mail', 'email', 'email address', 'mail'],
  phone: ['telephone', 'phone', 'mobile', 'mobile number', 'mobile phone', 'phone number', 'τηλεφωνο', 'κινητο'],
  jobTitle: ['job title', 'position', 'title', 'role title', 'ειδικοτητα', 'θεση'],
  departmentGroup: ['department group', 'division'],
  department: ['department', 'area', 'primary area', 'τμημα'],
  workCentre: ['work centre', 'work center', 'outlet'],
  firstDay: ['first day', 'hire date', 'start date', 'commencement date', 'employment start date', 'προσληψη'],
  lastDay: ['last day', 'termination date', 'end date', 'leaving date', 'αποχωρηση'],
  contractFrom: ['contract from', 'contract start date'],
  kind: ['kind', 'employment type', 'contract', 'contract type', 'employment basis'],
  program: ['working hours', 'program', 'programme'],
  weeklyHours: ['hours a week', 'weekly hours', 'hours per week', 'contracted hours', 'ωρες'],
  daysPerWeek: ['days a week', 'days per week'],
  hourlyCost: ['cost an hour', 'hourly cost', 'pay rate', 'hourly rate', 'weekday rate', 'base rate'],
  skills: ['skills', 'training', 'certificates'],
  taxNumber: ['tax number', 'tax number (αφμ)', 'αφμ', 'afm', 'vat number', 'tax file number'],
  socialSecurityNumber: ['social-security number', 'social-security number (αμκα)', 'αμκα', 'amka'],
};

export const personCells = Object.keys(names) as PersonCell[];

/** The meaning of each column, by its index; columns that nobody knows are left out. Each meaning is taken once. */
export function meaningsOf(columns: readonly string[]): (PersonCell | '')[] {
  const taken = new Set<PersonCell>();
  return columns.map((column) => {
    const called = foldText(column.trim()).replaceAll(/[\s_]+/g, ' ');
    const cell = personCells.find((one) => !taken.has(one) && names[one].some((name) => foldText(name) === called));
    if (cell) taken.add(cell);
    return cell ?? '';
  });
}
