import { personFields } from '@horae/contract/people/person-fields';
import { expect, it } from 'vitest';
import { meaningsOf } from './import-columns';
import { peopleFile } from './people-file';

it('knows the columns of the own export, all but none', () => {
  const [sheet] = peopleFile([], 1003, '', false).sheets;
  const meanings = meaningsOf(sheet.columns.map(({ header }) => header));

  expect(meanings).not.toContain('');
  expect(new Set(meanings).size).toBe(meanings.length);
  const known = new Set(meanings);
  expect(personFields.filter(({ name }) => !known.has(name)).map(({ kind }) => kind)).toEqual(['number', 'number']);
});

it('knows the columns of Deputy’s employee files and leaves out the rest', () => {
  const columns = ['First Name', 'Last Name', 'Email', 'Mobile Number', 'Location', 'Access Level', 'Employment Type'];
  expect(meaningsOf([...columns, 'Pay Rate', 'Hire Date', 'Export Code'])).toEqual([
    'firstName',
    'surname',
    'email',
    'phone',
    '',
    '',
    'kind',
    'hourlyCost',
    'firstDay',
    'code',
  ]);
});

it('takes first names without a column of surnames for whole names', () => {
  expect(meaningsOf(['Όνομα', 'Τμήμα'])).toEqual(['name', 'department']);
  expect(meaningsOf(['Όνομα', 'Επώνυμο'])).toEqual(['firstName', 'surname']);
});

it('takes a meaning once, whatever case and accents', () => {
  expect(meaningsOf(['ΕΠΏΝΥΜΟ', 'Τμήμα', 'department', 'Α.Φ.Μ.', 'ΑΦΜ'])).toEqual([
    'surname',
    'department',
    '',
    'taxNumber',
    '',
  ]);
});

it('knows the special rules and the date of birth in both languages', () => {
  expect(meaningsOf(['Special rules', 'Date of birth'])).toEqual(['specialRules', 'birthDate']);
  expect(meaningsOf(['Ειδικοί κανόνες', 'Ημερομηνία γέννησης'])).toEqual(['specialRules', 'birthDate']);
  expect(meaningsOf(['ΕΙΔΙΚΈΣ ΔΙΑΤΆΞΕΙΣ', 'ΗΜ/ΝΊΑ ΓΈΝΝΗΣΗΣ'])).toEqual(['specialRules', 'birthDate']);
});

it.each<[string, string]>([
  ['Κωδ. εργαζ.', 'code'],
  ['ΚΩΔ.', 'code'],
  ['Α/Μ', 'code'],
  ['Αρ. Μητρώου', 'code'],
  ['Επών.', 'surname'],
  ['ΟΝΟΜΑΤΕΠΩΝΥΜΟ', 'name'],
  ['Επώνυμο & Όνομα', 'name'],
  ['Α.Φ.Μ.', 'taxNumber'],
  ['AΦM', 'taxNumber'],
  ['Α.Μ.Κ.Α.', 'socialSecurityNumber'],
  ['Ημ/νία πρόσληψης', 'firstDay'],
  ['ΗΜ/ΝΙΑ ΠΡΟΣΛ.', 'firstDay'],
  ['Ημερ. γέννησης', 'birthDate'],
  ['Ημ. αποχώρησης', 'lastDay'],
  ['Ώρες/εβδ.', 'weeklyHours'],
  ['Ώρες ανά εβδομάδα', 'weeklyHours'],
  ['Ημέρες/εβδ', 'daysPerWeek'],
  ['Τηλ.', 'phone'],
  ['Κινητό (προσωπικό)', 'phone'],
  ['Ειδικότ.', 'jobTitle'],
  ['ΤΜΗΜΑ', 'department'],
  ['Είδος απασχ.', 'kind'],
  ['e-mail', 'email'],
  ['E-MAIL ADDRESS', 'email'],
  ['Hrs per week', ''],
  ['Emp. code', 'code'],
  ['D.O.B.', 'birthDate'],
  ['Υπόλοιπο αδείας', ''],
  ['Διεύθυνση κατοικίας', ''],
  ['Α/Α', ''],
])('knows the heading %s', (heading, meaning) => {
  expect(meaningsOf([heading])).toEqual([meaning]);
});
