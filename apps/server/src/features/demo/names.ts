import { chance, pick } from './random';

const women = [
  'Maria',
  'Eleni',
  'Katerina',
  'Vasiliki',
  'Sofia',
  'Anna',
  'Georgia',
  'Ioanna',
  'Dimitra',
  'Despina',
  'Irini',
  'Zoe',
  'Chrysa',
  'Fotini',
  'Μαρία',
  'Ελένη',
  'Αγγελική',
  'Παναγιώτα',
  'Elira',
  'Oksana',
  'Lucia',
  'Amelie',
];
const men = [
  'Giorgos',
  'Dimitris',
  'Kostas',
  'Nikos',
  'Yannis',
  'Panagiotis',
  'Vasilis',
  'Christos',
  'Thanasis',
  'Petros',
  'Stelios',
  'Manolis',
  'Lefteris',
  'Spyros',
  'Γιώργος',
  'Δημήτρης',
  'Νίκος',
  'Ηλίας',
  'Arben',
  'Marek',
  'Luca',
  'Jonas',
];
// Feminine and masculine form of each family name.
const families: [string, string][] = [
  ['Papadaki', 'Papadakis'],
  ['Nikolaou', 'Nikolaou'],
  ['Georgiou', 'Georgiou'],
  ['Vlachou', 'Vlachos'],
  ['Karagianni', 'Karagiannis'],
  ['Makri', 'Makris'],
  ['Alexiou', 'Alexiou'],
  ['Samara', 'Samaras'],
  ['Doukaki', 'Doukakis'],
  ['Lambrou', 'Lambrou'],
  ['Zervou', 'Zervos'],
  ['Manousaki', 'Manousakis'],
  ['Kazantzi', 'Kazantzis'],
  ['Roussou', 'Roussos'],
  ['Sideri', 'Sideris'],
  ['Tsakiri', 'Tsakiris'],
  ['Fotiadou', 'Fotiadis'],
  ['Mavridou', 'Mavridis'],
  ['Andreou', 'Andreou'],
  ['Katsarou', 'Katsaros'],
];
const greekFamilies: [string, string][] = [
  ['Παπαδάκη', 'Παπαδάκης'],
  ['Νικολάου', 'Νικολάου'],
  ['Βλάχου', 'Βλάχος'],
  ['Καραγιάννη', 'Καραγιάννης'],
  ['Μακρή', 'Μακρής'],
  ['Αλεξίου', 'Αλεξίου'],
  ['Σαμαρά', 'Σαμαράς'],
  ['Ρούσσου', 'Ρούσσος'],
  ['Σιδέρη', 'Σιδέρης'],
  ['Φωτιάδου', 'Φωτιάδης'],
];
const foreign = new Set(['Elira', 'Oksana', 'Lucia', 'Amelie', 'Arben', 'Marek', 'Luca', 'Jonas']);
const foreignFamilies = ['Hoxha', 'Kovalenko', 'Moretti', 'Laurent', 'Novak', 'Lindqvist', 'Brandt', 'Popa'];

/** An invented name: mostly Greek in Latin letters, some in Greek letters, some of other countries. */
export function nameOf(hotel: number, person: number): string {
  const isWoman = chance(hotel, person, 1) < 0.55;
  const first = pick(isWoman ? women : men, chance(hotel, person, 2));
  const at = chance(hotel, person, 3);
  if (foreign.has(first)) return `${first} ${pick(foreignFamilies, at)}`;
  const isGreekScript = /\p{Script=Greek}/u.test(first);
  return `${first} ${pick(isGreekScript ? greekFamilies : families, at)[isWoman ? 0 : 1]}`;
}
