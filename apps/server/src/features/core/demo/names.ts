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

/** Invented names, unique while they last: mostly Greek in Latin letters, some in Greek letters, some foreign. */
export function namesOf(hotel: number, people: number): string[] {
  const given = new Set<string>();
  return Array.from({ length: people }, (_, person) => {
    let name = nameOf(hotel, person, 0);
    for (let attempt = 1; given.has(name) && attempt < 20; attempt += 1) name = nameOf(hotel, person, attempt);
    given.add(name);
    return name;
  });
}

function nameOf(hotel: number, person: number, attempt: number): string {
  const isWoman = chance(hotel, person, 1, attempt) < 0.55;
  const first = pick(isWoman ? women : men, chance(hotel, person, 2, attempt));
  const at = chance(hotel, person, 3, attempt);
  if (foreign.has(first)) return `${first} ${pick(foreignFamilies, at)}`;
  const isGreekScript = /\p{Script=Greek}/u.test(first);
  return `${first} ${pick(isGreekScript ? greekFamilies : families, at)[isWoman ? 0 : 1]}`;
}
