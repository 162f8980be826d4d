import { expect, it } from 'vitest';
import { greekNameOfRow, isSurnameUnclear } from './greek-name.rules';

const cells = { name: '', firstName: '', lastName: '', nameGreek: '' };

it.each<[string, Partial<typeof cells>, 'first' | 'last' | undefined, string]>([
  ['columns of their own', { firstName: 'Άννα Ζωή', lastName: 'Μακρή' }, undefined, 'Μακρή, Άννα Ζωή'],
  [
    'a Greek name of its own first',
    { firstName: 'Άννα', lastName: 'Μακρή', nameGreek: 'Μακρή, Ζωή' },
    'last',
    'Μακρή, Ζωή',
  ],
  ['Latin columns', { firstName: 'Anna', lastName: 'Makri' }, 'last', ''],
  ['two words, not told', { name: 'Άννα Μακρή' }, undefined, ''],
  ['two words, the surname last', { name: 'Άννα Μακρή' }, 'last', 'Μακρή, Άννα'],
  ['two words, the surname first', { name: 'ΜΑΚΡΗ ΑΝΝΑ' }, 'first', 'ΜΑΚΡΗ, ΑΝΝΑ'],
  ['three words: the order does not tell', { name: 'Άννα Ρούσσου Μακρή' }, 'last', ''],
  ['a name with a comma', { name: 'Μακρή, Άννα' }, 'last', ''],
  ['a Greek name without a comma', { name: 'Anna Makri', nameGreek: 'Άννα Μακρή' }, 'last', 'Μακρή, Άννα'],
])('%s', (_what, given, surname, greek) => {
  expect(greekNameOfRow({ ...cells, ...given }, surname)).toBe(greek);
});

it.each([
  [{ name: 'Άννα Μακρή' }, true],
  [{ name: 'Μακρή, Άννα' }, false],
  [{ name: 'Άννα Μακρή', nameGreek: 'Μακρή, Άννα' }, false],
  [{ name: 'Anna Makri' }, false],
  [{}, false],
])('whether the surname of %o is unclear: %s', (known, isUnclear) => {
  expect(isSurnameUnclear(known)).toBe(isUnclear);
});
