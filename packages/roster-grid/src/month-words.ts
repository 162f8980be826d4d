import { folded } from './fold';

const names: readonly (readonly string[])[] = [
  ['Ιανουάριος', 'Ιανουαρίου', 'Γενάρης', 'Γενάρη', 'January'],
  ['Φεβρουάριος', 'Φεβρουαρίου', 'Φλεβάρης', 'Φλεβάρη', 'February'],
  ['Μάρτιος', 'Μαρτίου', 'Μάρτης', 'March'],
  ['Απρίλιος', 'Απριλίου', 'Απρίλης', 'April'],
  ['Μάιος', 'Μαΐου', 'Μάης', 'May'],
  ['Ιούνιος', 'Ιουνίου', 'Ιούνης', 'June'],
  ['Ιούλιος', 'Ιουλίου', 'Ιούλης', 'July'],
  ['Αύγουστος', 'Αυγούστου', 'August'],
  ['Σεπτέμβριος', 'Σεπτεμβρίου', 'Σεπτέμβρης', 'September'],
  ['Οκτώβριος', 'Οκτωβρίου', 'Οκτώβρης', 'October'],
  ['Νοέμβριος', 'Νοεμβρίου', 'Νοέμβρης', 'November'],
  ['Δεκέμβριος', 'Δεκεμβρίου', 'Δεκέμβρης', 'December'],
];

const monthOf = new Map<string, number | null>();
for (const [index, words] of names.entries())
  for (const word of words.map(folded))
    for (let length = 3; length <= word.length; length += 1) {
      const start = word.slice(0, length);
      const other = monthOf.get(start);
      // "Ιου" begins June and July.
      monthOf.set(start, other === undefined || other === index + 1 ? index + 1 : null);
    }

/** The month (1 to 12) that a folded word names, in full or shortened to three letters or more. */
export const monthFor = (word: string): number | undefined => monthOf.get(word) ?? undefined;
