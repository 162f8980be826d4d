import { expect, it } from 'vitest';
import { decisionsOf } from './leave-shifts.rules';

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
