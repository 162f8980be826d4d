import { expect, it } from 'vitest';
import { hasKept, keptMeanings } from './kept-meanings';

it('what was chosen last time wins, and no field is taken twice', () => {
  const kept = [
    { heading: 'κωδ. μισθ.', field: 'code' },
    { heading: 'τμημα', field: '' },
    { heading: 'ονομα', field: 'a field of former times' },
  ];

  expect(keptMeanings(['Κωδ.  Μισθ.', 'Code', 'ΤΜΗΜΑ', 'Όνομα'], kept)).toEqual(['code', '', '', 'name']);
  expect(keptMeanings(['Code', 'Τμήμα'], [])).toEqual(['code', 'department']);
});

it('says whether a file has headings that are known', () => {
  const kept = [{ heading: 'τμημα', field: '' }];

  expect([hasKept(['Code', 'Τμήμα'], kept), hasKept(['Code'], kept)]).toEqual([true, false]);
});
