import { expect, it } from 'vitest';
import { nameForState, shownName, splitName } from './person-name';

it.each([
  ['Παπαδοπούλου', 'Μαρία', 'Παπαδοπούλου Μαρία'],
  ['Mavridi', 'Eleni', 'Eleni Mavridi'],
  ['Μαυρίδη', '', 'Μαυρίδη'],
  ['Suharto', '', 'Suharto'],
  ['Papadaki', 'Μαρία', 'Μαρία Papadaki'],
])('%s, %s is shown as %s', (surname, firstName, shown) => {
  expect(shownName({ surname, firstName })).toBe(shown);
});

it.each<[string, 'first' | 'last' | undefined, string, string, boolean]>([
  ['Παπαδοπούλου Γεωργίου, Ελένη', undefined, 'Παπαδοπούλου Γεωργίου', 'Ελένη', true],
  ['Παπαδοπούλου Μαρία', undefined, 'Παπαδοπούλου', 'Μαρία', false],
  ['Μαρία Παπαδοπούλου', 'last', 'Παπαδοπούλου', 'Μαρία', true],
  ['ΠΑΠΑΔΟΠΟΥΛΟΥ ΜΑΡΙΑ', 'first', 'ΠΑΠΑΔΟΠΟΥΛΟΥ', 'ΜΑΡΙΑ', true],
  ['Παπαδοπούλου Γεωργίου Ελένη', 'first', 'Παπαδοπούλου', 'Γεωργίου Ελένη', false],
  ['Anna Maria Rossi', undefined, 'Rossi', 'Anna Maria', false],
  ['Elira Hoxha', undefined, 'Hoxha', 'Elira', true],
  ['Suharto', undefined, 'Suharto', '', true],
  ['Μακρή,', undefined, 'Μακρή', '', true],
])('splits %s (surname %s)', (text, order, surname, firstName, isCertain) => {
  expect(splitName(text, order)).toEqual({ surname, firstName, isCertain });
});

it('sends Greek names rather than Latin ones, and Latin ones only if they were entered', () => {
  const none = { surnameGreek: '', firstNameGreek: '', surnameLatin: '', firstNameLatin: '' };
  const latin = { surname: 'Hoxha', firstName: 'Elira' };
  expect(nameForState({ ...none, ...latin })).toEqual({ ...latin, from: 'shown' });
  expect(nameForState({ ...none, ...latin, surnameLatin: 'HOXHA', firstNameLatin: 'ELIRA' })).toEqual({
    surname: 'HOXHA',
    firstName: 'ELIRA',
    from: 'latin',
  });
  const greek = { surnameGreek: 'Χότζα', firstNameGreek: 'Ελίρα' };
  expect(nameForState({ ...none, ...latin, ...greek, surnameLatin: 'HOXHA' })).toMatchObject({ from: 'greek' });
});
