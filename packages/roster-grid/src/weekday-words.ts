import { folded } from './fold';

// Monday first. Single letters may mean several days.
const names: readonly (readonly string[])[] = [
  ['Δευτέρα', 'Δευτ', 'Δευ', 'Δε', 'Δ', 'Monday', 'Mon', 'Mo', 'M'],
  ['Τρίτη', 'Τρι', 'Τρ', 'Τ', 'Tuesday', 'Tues', 'Tue', 'Tu', 'T'],
  ['Τετάρτη', 'Τετ', 'Τε', 'Τ', 'Wednesday', 'Weds', 'Wed', 'We', 'W'],
  ['Πέμπτη', 'Πεμ', 'Πε', 'Π', 'Thursday', 'Thurs', 'Thur', 'Thu', 'Th', 'T'],
  ['Παρασκευή', 'Παρ', 'Πα', 'Π', 'Friday', 'Fri', 'Fr', 'F'],
  ['Σάββατο', 'Σαβ', 'Σα', 'Σ', 'Saturday', 'Sat', 'Sa', 'S'],
  ['Κυριακή', 'Κυρ', 'Κυ', 'Κ', 'Sunday', 'Sun', 'Su', 'S'],
];

const weekdaysOf = new Map<string, number[]>();
for (const [weekday, words] of names.entries())
  for (const word of new Set(words.map(folded))) weekdaysOf.set(word, [...(weekdaysOf.get(word) ?? []), weekday]);

/** The weekdays that a folded word may mean, Monday = 0; undefined when it is no weekday. */
export const weekdaysFor = (word: string): readonly number[] | undefined => weekdaysOf.get(word);
