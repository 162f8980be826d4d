import { expect, it } from 'vitest';
import { type KnownName, ministryName } from './ministry-name.rules';

const known: KnownName = {
  name: 'x',
  isNameConfirmed: true,
  surname: 'Makri',
  firstName: 'Zoe',
  surnameGreek: '',
  firstNameGreek: '',
  surnameLatin: '',
  firstNameLatin: '',
};

it.each<[string, Partial<KnownName>, [string, string]]>([
  ['several surnames', { surname: 'Παπαδοπούλου Γεωργίου', firstName: 'Ελένη' }, ['ΠΑΠΑΔΟΠΟΥΛΟΥ ΓΕΩΡΓΙΟΥ', 'ΕΛΕΝΗ']],
  ['several first names', { surname: 'Μακρή', firstName: 'Άννα Ζωή' }, ['ΜΑΚΡΗ', 'ΑΝΝΑ ΖΩΗ']],
  [
    'the Greek name before both others',
    { surnameGreek: 'Μακρή', firstNameGreek: 'Ζωή', surnameLatin: 'MAKRI', firstNameLatin: 'ZOI' },
    ['ΜΑΚΡΗ', 'ΖΩΗ'],
  ],
  ['blanks around them', { surname: ' Μακρή ', firstName: ' Ζωή' }, ['ΜΑΚΡΗ', 'ΖΩΗ']],
  [
    'as many letters as the ministry has room for',
    { surname: 'Α'.repeat(51), firstName: 'Β'.repeat(31) },
    ['Α'.repeat(50), 'Β'.repeat(30)],
  ],
  ['Latin letters entered as such', { surnameLatin: 'Hoxha', firstNameLatin: 'Elira' }, ['HOXHA', 'ELIRA']],
])('%s', (_what, given, [surname, givenName]) => {
  expect(ministryName({ ...known, ...given })).toEqual({ surname, givenName });
});

it.each<[string, Partial<KnownName>, string]>([
  ['Latin letters alone', {}, 'is in Latin letters'],
  ['a Latin letter in a Greek name', { surnameGreek: 'Mακρή', firstNameGreek: 'Ζωή' }, 'has Latin letters in it'],
  ['a guess', { surname: 'Μακρή', firstName: 'Ζωή', isNameConfirmed: false }, 'Confirm the surname of x under People'],
  ['one name', { surname: 'Μακρή', firstName: '' }, 'only one name is known'],
  ['a blank for a first name', { surname: 'Μακρή', firstName: ' ' }, 'only one name is known'],
  ['a blank for a surname', { surname: ' ', firstName: 'Ζωή' }, 'only one name is known'],
  ['a first name alone', { firstNameGreek: 'Ζωή' }, 'only one name is known'],
  [
    'guessed Latin letters',
    { surnameLatin: 'Hoxha', firstNameLatin: 'Elira', isNameConfirmed: false },
    'is “Hoxha” the surname',
  ],
])('%s waits for a person', (_what, given, sentence) => {
  expect(ministryName({ ...known, ...given })).toContain(sentence);
});
