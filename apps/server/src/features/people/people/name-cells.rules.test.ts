import { expect, it } from 'vitest';
import { isSurnameUnclear, type NameCells, namesOfRow, sameWords } from './name-cells.rules';

const cells: NameCells = {
  name: '',
  surname: '',
  firstName: '',
  nameGreek: '',
  surnameGreek: '',
  firstNameGreek: '',
  nameLatin: '',
  surnameLatin: '',
  firstNameLatin: '',
};
const anna = { surname: 'Μακρή', firstName: 'Άννα' };

it.each<[string, Partial<NameCells>, 'first' | 'last' | undefined, object, boolean | undefined]>([
  ['columns of their own', { ...anna, firstName: 'Άννα Ζωή' }, undefined, { ...anna, firstName: 'Άννα Ζωή' }, true],
  ['columns rather than one cell', { ...anna, name: 'Άννα Μ.' }, undefined, anna, true],
  ['two words, not told', { name: 'Μακρή Άννα' }, undefined, anna, false],
  ['two words, the surname last', { name: 'Άννα Μακρή' }, 'last', anna, true],
  ['a comma', { name: 'Μακρή, Άννα' }, 'last', anna, true],
  ['three words', { name: 'Άννα Ζωή Μακρή' }, 'last', { ...anna, firstName: 'Άννα Ζωή' }, false],
  ['a Greek name that splits the shown one', { name: 'Άννα Μακρή', nameGreek: 'Μακρή, Άννα' }, undefined, anna, true],
  [
    'a Greek name beside a Latin one',
    { name: 'Anna Makri', nameGreek: 'Μακρή, Άννα' },
    undefined,
    { surname: 'Makri', firstName: 'Anna', surnameGreek: 'Μακρή', firstNameGreek: 'Άννα' },
    true,
  ],
  [
    'a Latin name beside a Greek one',
    { name: 'Μακρή, Άννα', nameLatin: 'Anna Makri' },
    undefined,
    { ...anna, surnameLatin: 'Makri', firstNameLatin: 'Anna' },
    true,
  ],
  ['no name', {}, undefined, {}, undefined],
])('%s', (_what, given, order, names, isConfirmed) => {
  expect(namesOfRow({ ...cells, ...given }, order)).toMatchObject({ names, isConfirmed });
  expect(Object.keys(namesOfRow({ ...cells, ...given }, order).names)).toEqual(Object.keys(names));
});

it.each([
  ['Άννα Μακρή', true],
  ['Μακρή, Άννα', false],
  ['Anna Makri', false],
  ['Anna Maria Makri', false],
])('whether the surname of %s is unclear: %s', (name, isUnclear) => {
  expect(isSurnameUnclear(namesOfRow({ ...cells, name }))).toBe(isUnclear);
});

it('compares the words of names in any order', () => {
  expect(sameWords('ΜΑΚΡΗ ΑΝΝΑ', 'Άννα Μακρή')).toBe(true);
  expect(sameWords('Μακρή Ρούσσου Άννα', 'Άννα Μακρή')).toBe(false);
});
