import { socialSecurityNumber, taxNumber } from './greek-numbers';

/** The departments as the hotel writes them down: one paste. */
export const outline = [
  'Δωμάτια',
  '  Όροφοι',
  '  Υποδοχή',
  '  Πλυντήριο',
  'Επισιτιστικά',
  '  Εστιατόριο',
  '  Μπαρ',
  '  Κουζίνα',
  'Τεχνικά',
  '  Συντήρηση',
  '  Κήπος',
].join('\n');

const departments = ['Όροφοι', 'Υποδοχή', 'Πλυντήριο', 'Εστιατόριο', 'Μπαρ', 'Κουζίνα', 'Συντήρηση', 'Κήπος'] as const;
const surnames = ['Παπαδοπούλου', 'Γεωργίου', 'Αγγέλου', 'Hoxha', 'Δημητρίου', 'Κωνσταντίνου', 'Ιωάννου', 'Ορφανού'];
const firstNames = ['Μαρία', 'Άννα', 'Elira', 'Γιώργος', 'Ελένη', 'Νίκος', 'Ζωή', 'Αγγελική', 'Θανάσης'];
const titles = [
  'Καμαριέρα',
  'Υπάλληλος υποδοχής',
  'Πλύντρια',
  'Σερβιτόρος',
  'Μπάρμαν',
  'Μάγειρας',
  'Τεχνικός',
  'Κηπουρός',
];

export interface Person {
  code: string;
  surname: string;
  firstName: string;
  department: string;
  jobTitle: string;
  taxNumber: string;
  socialSecurityNumber: string;
  firstDay: string;
  email: string;
  weeklyHours: string;
  /** As the terminal on the wall knows them. */
  clockNumber: string;
}

/** The 180 people of the hotel, by the file that lists them: one of each department. */
export const peopleOfFile = (file: number): Person[] =>
  Array.from({ length: file < 4 ? 23 : 22 }, (_, at) => {
    const seed = file * 40 + at + 1;
    return {
      code: `${'ΟΥΠΕΜΚΣΗ'[file]}${String(at + 1).padStart(3, '0')}`,
      surname: surnames[seed % surnames.length]!,
      firstName: firstNames[seed % firstNames.length]!,
      department: departments[file]!,
      jobTitle: titles[file]!,
      taxNumber: taxNumber(seed),
      socialSecurityNumber: socialSecurityNumber(seed),
      firstDay: `${String(1 + (seed % 28)).padStart(2, '0')}/04/2024`,
      email: seed % 2 ? `p${seed}@akti.example` : '',
      weeklyHours: seed % 5 ? '40' : '32,5',
      clockNumber: String(2000 + seed),
    };
  });
