import { expect, it } from 'vitest';
import { ministryName } from './ministry-name.rules';

it.each([
  [
    'a comma parts them for sure',
    { name: 'x', nameGreek: 'Παπαδάκη Ρούσσου, Άννα Ζωή' },
    ['ΠΑΠΑΔΑΚΗ ΡΟΥΣΣΟΥ', 'ΑΝΝΑ ΖΩΗ'],
  ],
  ['the Greek name wins', { name: 'Zoe Makri', nameGreek: 'Μακρή, Ζωή', nameLatin: 'MAKRI, ZOI' }, ['ΜΑΚΡΗ', 'ΖΩΗ']],
  ['Latin letters with a comma', { name: 'Elira Hoxha', nameLatin: 'Hoxha, Elira' }, ['HOXHA', 'ELIRA']],
])('%s', (_what, known, [surname, givenName]) => {
  expect(ministryName({ nameGreek: '', nameLatin: '', ...known })).toEqual({ surname, givenName });
});

it.each([
  ['Latin letters alone', { name: 'Elira Hoxha', nameLatin: 'Elira Hoxha' }, 'is in Latin letters'],
  ['a Latin letter in a Greek name', { name: 'Zoe', nameGreek: 'Zωή Μακρή' }, 'has Latin letters in it'],
  ['two names without a comma', { name: 'Νεφέλη Δοκιμάκη' }, 'Which part of “Νεφέλη Δοκιμάκη” is the surname?'],
  ['three', { name: 'x', nameGreek: 'Άννα Ρούσσου Παπαδάκη' }, 'Enter it under Greek name'],
  ['one name', { name: 'Νεφέλη' }, 'only one name is known'],
  ['nothing after the comma', { name: 'x', nameGreek: 'Μακρή,' }, 'only one name is known'],
])('%s waits for a person', (_what, known, sentence) => {
  expect(ministryName({ nameGreek: '', nameLatin: '', ...known })).toContain(sentence);
});
