import { expect, it } from 'vitest';
import { athens, daysItem } from '#roster/planned-item-fixture';
import { withoutDays } from './days-taken.rules';

const leave = daysItem('AnnualLeave', '2030-06-03', '2030-06-07', { id: 5, notes: 'Wedding' });

it.each<[string, string[], [first: string, last: string][]]>([
  ['none', [], [['03', '07']]],
  ['the first', ['03'], [['04', '07']]],
  ['the last', ['07'], [['03', '06']]],
  [
    'one between',
    ['05'],
    [
      ['03', '04'],
      ['06', '07'],
    ],
  ],
  [
    'two apart',
    ['04', '06'],
    [
      ['03', '03'],
      ['05', '05'],
      ['07', '07'],
    ],
  ],
  ['all', ['03', '04', '05', '06', '07'], []],
  ['days around it', ['02', '08'], [['03', '07']]],
])('a leave of five days without %s', (_which, taken, parts) => {
  expect(withoutDays(leave, new Set(taken.map((day) => `2030-06-${day}`)), athens)).toEqual(
    parts.map(([first, last]) =>
      daysItem('AnnualLeave', `2030-06-${first}`, `2030-06-${last}`, { id: 5, notes: 'Wedding' }),
    ),
  );
});
