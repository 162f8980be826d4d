import type { OtherCell, PersonCell } from '@horae/contract/people/people-files.contract';
import { byName, personFields } from '@horae/contract/people/person-fields';
import { matchHeadings } from '@horae/sheet-file/match-headings';

const otherCells: Record<OtherCell, readonly string[]> = {
  name: [
    'name',
    'display name',
    'full name',
    'surname and first name in one',
    'employee',
    'employee name',
    'ονοματεπωνυμο',
    'επωνυμο και ονομα',
    'επωνυμο και ονομα μαζι',
    'ονομα και επωνυμο',
    'ον/μο',
    'εργαζομενος',
  ],
  nameGreek: [
    'name in greek letters',
    'whole name in greek letters',
    'greek name',
    'ονοματεπωνυμο με ελληνικα γραμματα',
  ],
  nameLatin: [
    'name in latin letters',
    'whole name in latin letters',
    'latin name',
    'ονοματεπωνυμο με λατινικα γραμματα',
  ],
  departmentGroup: ['department group', 'division', 'ομαδα τμηματων'],
  department: ['department', 'area', 'primary area', 'dept', 'τμημα'],
  workCentre: ['work centre', 'work center', 'outlet', 'κεντρο εργασιας', 'ποστο', 'χωρος εργασιας'],
  contractFrom: ['contract from', 'contract start date', 'εναρξη συμβασης', 'συμβαση απο'],
  kind: [
    'kind',
    'employment type',
    'contract',
    'contract type',
    'employment basis',
    'συμβαση',
    'ειδος συμβασης',
    'ειδος απασχολησης',
    'τυπος απασχολησης',
    'απασχοληση',
  ],
  program: ['working hours', 'program', 'programme', 'ωραριο'],
  weeklyHours: [
    'hours a week',
    'weekly hours',
    'hours per week',
    'contracted hours',
    'ωρες',
    'ωρες εβδομαδας',
    'ωρες την εβδομαδα',
    'εβδομαδιαιες ωρες',
    'ωρες εργασιας',
  ],
  daysPerWeek: ['days a week', 'days per week', 'ημερες', 'ημερες εβδομαδας', 'ημερες την εβδομαδα', 'ημερες εργασιας'],
  weeklyPattern: ['hours by day', 'weekly pattern', 'ωρες ανα ημερα'],
  specialRules: ['special rules', 'ειδικοι κανονες', 'ειδικες διαταξεις'],
  hourlyCost: [
    'cost an hour',
    'hourly cost',
    'pay rate',
    'hourly rate',
    'weekday rate',
    'base rate',
    'ωρομισθιο',
    'κοστος ωρας',
    'ωριαιο κοστος',
  ],
  clockNumbers: [
    'clock numbers',
    'clock number',
    'clock no',
    'number on the terminal',
    'terminal number',
    'terminal id',
    'device user id',
    'enrolment number',
    'enrollment number',
    'badge number',
    'αριθμοι ρολογιου',
    'αριθμος ρολογιου',
    'αρ. ρολογιου',
    'αρ ρολογιου',
    'κωδικος ρολογιου',
    'κωδ. ρολογιου',
    'αριθμος τερματικου',
    'αρ. καρτας παρουσιας',
  ],
  skills: ['skills', 'training', 'certificates', 'δεξιοτητες', 'πιστοποιησεις'],
};

/** The possible meanings of a column, with the headings we recognise. */
const names: Record<PersonCell, readonly string[]> = {
  ...byName(personFields, ({ calledInFiles }) => calledInFiles),
  ...otherCells,
};

export const personCells = Object.keys(names) as PersonCell[];

/** The meaning of each column, by index; '' if unrecognised. No meaning is used twice. */
export function meaningsOf(columns: readonly string[]): (PersonCell | '')[] {
  const meanings = matchHeadings(columns, names).map((cell) => cell ?? '');
  if (meanings.includes('surname') || meanings.includes('name')) return meanings;
  // “Όνομα” alone heads whole names.
  return meanings.map((meaning) => (meaning === 'firstName' ? 'name' : meaning));
}

/** Whether a cell is a heading of people that we recognise. */
export const isPersonHeading = (text: string): boolean => meaningsOf([text])[0] !== '';
