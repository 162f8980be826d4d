import { departmentStems } from './department-stems';
import { folded } from './fold';

const stems = (words: readonly string[]) => words.map((word) => folded(word));

const totals = stems([
  'συνολ',
  'total',
  'sum',
  'αθροισμ',
  'ατομα',
  'παροντ',
  'headcount',
  'covers',
  'guests',
  'pax',
  'καλυψη',
  'coverage',
  'πληροτ',
  'occupancy',
  'αφιξ',
  'arrivals',
  'αναχωρησ',
  'departures',
  'διανυκτ',
  'δωματια σε χρ',
  'ρεπο ημερασ',
  'σε βαρδια',
  'on duty',
  'subtotal',
  'γενικο συν',
]);

const shifts = stems([
  'πρωι',
  'πρωινοι',
  'απογευμα',
  'απογευματινοι',
  'βραδυ',
  'βραδινοι',
  'νυχτα',
  'νυχτερινοι',
  'μεσημερι',
  'morning',
  'afternoon',
  'evening',
  'night',
  'early',
  'late',
  'middle',
]);

const notes = stems([
  'σημ',
  'note',
  'παρατηρ',
  'remark',
  'προσοχη',
  'attention',
  'n.b',
  'υπογραφ',
  'signature',
  'ο διευθ',
  'εκδοση',
  'version',
  'ημερομηνια',
  'date',
]);

// Short words count whole: "bar" is no "Barbara".
const matches = (word: string, stem: string) => (stem.length <= 4 ? word === stem : word.startsWith(stem));

const begins = (text: string, stems: readonly string[]) => {
  const plain = folded(text).replace(/^[^\p{L}\p{N}]+/u, '');
  const [first = ''] = plain.split(/[^\p{L}&.]+/u);
  return stems.some((stem) => matches(first, stem) || (stem.includes(' ') && plain.startsWith(stem)));
};

/** Whether a line is a sum or a count by its label. */
export const isTotalLabel = (text: string): boolean => begins(text, totals);

/** Whether a line counts a shift by its label. */
export const isShiftLabel = (text: string): boolean => begins(text, shifts);

/** Whether a heading between people names a department of a hotel. */
export const isDepartmentLabel = (text: string): boolean =>
  folded(text)
    .split(/[^\p{L}&]+/u)
    .some((word) => word.length > 1 && departmentStems.some((stem) => matches(word, stem))) ||
  begins(text, departmentStems);

/** Whether a line is a remark by its first word. */
export const isNoteLabel = (text: string): boolean => /^[*•→!]/.test(text.trim()) || begins(text, notes);
