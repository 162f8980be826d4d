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

it.each<[string, Partial<NameCells>, isByOrder: boolean, written: string]>([
  ['columns of their own', anna, false, 'Μακρή Άννα'],
  ['one cell', { name: 'Άννα Μακρή' }, true, 'Άννα Μακρή'],
  ['one cell with a comma', { name: 'Μακρή, Άννα' }, false, 'Μακρή, Άννα'],
  ['columns, and one cell in Latin letters', { ...anna, nameLatin: 'Anna Makri' }, true, 'Μακρή Άννα'],
  ['one cell beside one in Greek letters', { name: 'Anna Makri', nameGreek: 'Μακρή, Άννα' }, true, 'Μακρή, Άννα'],
  ['Greek columns alone', { surnameGreek: 'Μακρή', firstNameGreek: 'Άννα' }, false, 'Μακρή Άννα'],
  ['Latin columns alone', { surnameLatin: 'Makri', firstNameLatin: 'Anna' }, false, 'Anna Makri'],
  ['a Latin cell beside Greek columns', { surnameGreek: 'Μακρή', nameLatin: 'Anna Makri' }, true, 'Μακρή'],
  ['no name', {}, false, ''],
])('is written and split as the row has it: %s', (_what, given, isByOrder, written) => {
  expect(namesOfRow({ ...cells, ...given })).toMatchObject({ isByOrder, written });
});

it.each<[string, Partial<NameCells>, object]>([
  ['a surname alone', { surname: 'Μακρή' }, { surname: 'Μακρή' }],
  ['a first name alone', { firstName: 'Άννα' }, { firstName: 'Άννα' }],
  ['one word', { name: 'Μακρή' }, { surname: 'Μακρή' }],
])('has only the part that is given: %s', (_what, given, names) => {
  expect(namesOfRow({ ...cells, ...given })).toMatchObject({ isConfirmed: true });
  expect(namesOfRow({ ...cells, ...given }).names).toEqual(names);
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
  expect(sameWords('Άννα  Μακρή', 'Άννα Μακρή')).toBe(true);
  expect(sameWords('Μακρή Ρούσσου Άννα', 'Άννα Μακρή')).toBe(false);
  expect(sameWords('Άν να Μακρή', 'Άννα Μακρή')).toBe(false);
});
