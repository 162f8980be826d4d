import { expect, it } from 'vitest';
import { decisionsOf, listedFate, takerOf, weeksOf } from './leave-shifts.rules';

const shift = (id: number, day: string) => ({ id, version: 2, start: `${day}T07:00:00+03:00` }) as never;

it('opens what is to come, takes off what is over, and gives what was given', () => {
  const shifts = [shift(1, '2030-06-03'), shift(2, '2030-06-04'), shift(3, '2030-06-05'), shift(4, '2030-06-06')];

  expect(decisionsOf(shifts, { 3: '77', 4: 'off' }, '2030-06-04')).toEqual([
    { id: 1, version: 2, becomes: 'off', to: null },
    { id: 2, version: 2, becomes: 'open', to: null },
    { id: 3, version: 2, becomes: 'given', to: 77 },
    { id: 4, version: 2, becomes: 'off', to: null },
  ]);
});

it('leaves open what is to be given as long as nobody is found', () => {
  expect(decisionsOf([shift(1, '2030-06-03')], { 1: 'given' }, '2030-06-01')).toMatchObject([
    { becomes: 'open', to: null },
  ]);
});

it.each([
  ['open', undefined, 'open'],
  ['off', undefined, 'off'],
  ['given', null, 'given'],
  ['77', 77, 'given'],
])('a choice says who takes the shift, and how it is listed: %s', (choice, taker, listed) => {
  expect([takerOf(choice), listedFate(choice)]).toEqual([taker, listed]);
});

it('looks for people week by week, also over the end of a year', () => {
  const weeks = weeksOf([shift(1, '2030-12-29'), shift(2, '2030-12-30'), shift(3, '2031-01-05')]);
  expect(weeks.map(({ monday, shifts }) => [monday, shifts.map(({ id }) => id)])).toEqual([
    ['2030-12-23', [1]],
    ['2030-12-30', [2, 3]],
  ]);
});
