import { expect, it } from 'vitest';
import { placeless } from '#roster/model/open-rows.rules';
import { arrivalAt, elsewhere } from './elsewhere.rules';
import { readView } from './timeline-view.rules';

const person = (employeeId: number, title: string, employeeCode = '') => ({
  ...placeless,
  employeeId,
  title,
  employeeCode,
});
const here = person(1, 'Μαρία Παπαδάκη');
const people = [
  here,
  person(2, 'Μαρία Σαμαρά'),
  person(3, 'Anna Andreou', 'X17'),
  person(4, 'Μαρία Ξένου'),
  person(5, 'Μαρία Αλεξίου'),
  person(6, 'Μαρία Βλάχου'),
];
const nobody: Parameters<typeof elsewhere>[0] = { find: null, emp: null, q: '' };
const found = (view: Partial<typeof nobody>) =>
  elsewhere({ ...nobody, ...view }, people, [here]).map(({ employeeId }) => employeeId);

it.each([
  ['nobody', {}, []],
  ['blanks', { q: '  ' }, []],
  ['a name without accents, up to three people', { q: ' μαρια ' }, [2, 4, 5]],
  ['a code', { q: 'x17' }, [3]],
  ['words of a name in any order', { q: 'ξενου μαρια' }, [4]],
  ['somebody who is inside', { emp: 1 }, []],
  ['one person', { emp: 3 }, [3]],
  ['a person to be found, before one that is chosen', { find: 2, emp: 3 }, [2]],
  ['a person, whatever the search', { emp: 3, q: 'μαρια' }, [3]],
])('finds outside the chosen units: %s', (_what, view, ids) => {
  expect(found(view)).toEqual(ids);
});

it('arrives at a person without any other filter, in their unit unless the whole hotel is seen', () => {
  const view = readView({
    bu: '1',
    ou: '2',
    wc: '3',
    dg: '4',
    dept: '5',
    program: 'fixed',
    q: 'x',
    emp: '6',
    empty: '0',
  });
  const one = { employeeId: 7, businessUnitId: 9 };

  expect({ ...view, ...arrivalAt(one, false) }).toEqual({ ...readView({}), find: 7, bu: 9 });
  expect(arrivalAt(one, true).bu).toBeNull();
});
