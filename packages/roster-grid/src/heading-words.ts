import { folded } from './fold';

/** What a column outside the days, or of a list, holds. */
export type ColumnKind =
  | 'name'
  | 'surname'
  | 'firstName'
  | 'code'
  | 'job'
  | 'department'
  | 'total'
  | 'note'
  | 'serial'
  | 'date'
  | 'weekday'
  | 'from'
  | 'to'
  | 'shift'
  | 'break'
  | 'other';

// Whole headings first; then the first words that any word of the heading begins with.
const whole: Readonly<Partial<Record<ColumnKind, readonly string[]>>> = {
  serial: ['α/α', 'αα', 'no', 'nr', '#', 'a/a', 'αρ', 'n'],
  name: [
    'ονομα επωνυμο',
    'ονομα και επωνυμο',
    'ονομα & επωνυμο',
    'first and last name',
    'full name',
    'ον/μο',
    'ον/νυμο',
    'ον/επώνυμο',
  ],
  firstName: ['ονομα', 'ον', 'first name', 'firstname', 'given name', 'forename', 'μικρο ονομα'],
  surname: ['επωνυμο', 'επων', 'επιθετο', 'surname', 'last name', 'lastname', 'family name'],
  code: ['κωδ', 'id', 'am', 'αμ', 'emp', 'pin', 'α.μ'],
  from: ['απο', 'from', 'start', 'in', 'εναρξη', 'αρχη', 'ωρα απο', 'εισοδος'],
  to: ['εως', 'μεχρι', 'to', 'end', 'out', 'finish', 'ληξη', 'τελος', 'ωρα εως', 'εξοδος', 'ως', 'until'],
  department: ['τμ', 'dept', 'outlet', 'area', 'location', 'section'],
  job: ['ειδ', 'role', 'job', 'title', 'θεση', 'position', 'post'],
  total: ['συν', 'σ', 'sum', 'hrs', 'h', 'ωρ', 'tot'],
  date: ['ημ', 'ημ/νια', 'ημνια', 'date', 'ημερα', 'day', 'ημ/νια βαρδιας'],
  shift: ['ωραριο', 'βαρδια', 'shift', 'hours', 'ωρες εργασιας', 'προγραμμα', 'times', 'time'],
  weekday: ['ημερα εβδομαδας', 'weekday'],
};

const starts: readonly (readonly [ColumnKind, readonly string[]])[] = [
  [
    'total',
    [
      'συνολ',
      'total',
      'αθροισμ',
      'ρεπο',
      'υπερωρ',
      'overtime',
      'υπολοιπ',
      'balance',
      'διαφορ',
      'νυχτ',
      'night',
      'κυριακ',
      'sunday',
      'ημερες',
      'days',
    ],
  ],
  ['break', ['διαλειμμ', 'break', 'meal']],
  [
    'name',
    [
      'ονοματεπ',
      'ονομ/',
      'επωνυμο-',
      'εργαζομ',
      'υπαλληλ',
      'employee',
      'staff',
      'προσωπικ',
      'associate',
      'worker',
      'name',
      'μελος',
    ],
  ],
  ['surname', ['επωνυμ', 'surname']],
  ['firstName', ['ονομα']],
  ['code', ['κωδ', 'code', 'μητρω', 'αριθμ']],
  ['job', ['ειδικοτ', 'job', 'position', 'role', 'θεση', 'ιδιοτητ', 'title']],
  ['department', ['τμημ', 'department', 'dept', 'ποστο', 'χωρος', 'outlet']],
  ['date', ['ημερομην', 'date']],
  ['from', ['εναρξ', 'προσελευ', 'start']],
  ['to', ['ληξ', 'αποχωρ', 'finish', 'end']],
  ['shift', ['ωραρι', 'βαρδι', 'shift']],
  ['total', ['ωρες', 'hours', 'hrs']],
  ['note', ['σημει', 'παρατηρ', 'note', 'remark', 'comment', 'σχολι']],
  ['other', ['συμβασ', 'contract', 'τηλ', 'phone', 'mobile', 'κινητ', 'αφμ', 'υπογραφ', 'signature', 'email']],
];

/** A heading for comparing: folded, without dots, brackets and doubled spaces. */
export const headingKey = (text: string): string =>
  folded(text)
    .replace(/[.:()*]/g, ' ')
    .replace(/\s*([/&-])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const wholeKinds = new Map<string, ColumnKind>();
for (const [kind, headings] of Object.entries(whole))
  for (const heading of headings) wholeKinds.set(headingKey(heading), kind as ColumnKind);
const startKinds = starts.map(([kind, words]) => [kind, words.map((word) => folded(word))] as const);

/** What a heading names, in Greek or English, with or without accents and dots; undefined when it is not known. */
export function columnKind(text: string): ColumnKind | undefined {
  if (text === '' || text.length > 60) return undefined;
  const key = headingKey(text);
  const exact = wholeKinds.get(key) ?? wholeKinds.get(key.replaceAll(' ', ''));
  if (exact) return exact;
  // "Κωδ. εργαζ." names a code, "Hours/week" a sum.
  if (/^(KΩΔ|CODE)|(CODE|(?<!\p{L})ID|(?<!\p{L})NO|NUMBER)$/u.test(key)) return 'code';
  if (/(ΩPEΣ|HOURS|HRS)/.test(key) && /(EBΔ|WEEK|MHNA|MONTH|ΣYN|TOT|ΣYMB|CONTRACT)/.test(key)) return 'total';
  const words = [...key.split(/[ /&-]/), key.replaceAll(' ', '')];
  if (words.some((word) => word.startsWith(surnameStem)) && words.some((word) => word.startsWith(nameStem)))
    return 'name';
  for (const [kind, stems] of startKinds)
    if (words.some((word) => stems.some((stem) => word.startsWith(stem)))) return kind;
  return undefined;
}

const surnameStem = folded('επωνυμ');
const nameStem = folded('ονομ');
