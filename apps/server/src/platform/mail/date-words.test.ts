import { expect, it } from 'vitest';
import { dateWords, dayWords, rangeWords } from './date-words';

it('writes a day as people of the language do', () => {
  expect([dayWords('2030-06-04', 'english'), dayWords('2030-06-04', 'greek')]).toEqual(['Tue, Jun 4', 'Τρί 4/6']);
  expect([dateWords('2030-06-04', 'english'), dateWords('2030-06-04', 'greek')]).toEqual([
    'Tue, Jun 4, 2030',
    'Τρί 4/6/2030',
  ]);
});

it.each([
  ['2030-06-03', '2030-06-09', 'Jun 3 – 9, 2030', '3/6 – 9/6/2030'],
  ['2030-06-30', '2030-07-06', 'Jun 30 – Jul 6, 2030', '30/6 – 6/7/2030'],
  ['2030-12-30', '2031-01-05', 'Dec 30, 2030 – Jan 5, 2031', '30/12/2030 – 5/1/2031'],
  ['2030-06-03', '2031-06-09', 'Jun 3, 2030 – Jun 9, 2031', '3/6/2030 – 9/6/2031'],
  ['2030-06-03', '2030-06-03', 'Mon, Jun 3, 2030', 'Δευ 3/6/2030'],
])('writes the days from %s to %s with what they share once', (first, last, english, greek) => {
  expect([rangeWords(first, last, 'english'), rangeWords(first, last, 'greek')]).toEqual([english, greek]);
});
