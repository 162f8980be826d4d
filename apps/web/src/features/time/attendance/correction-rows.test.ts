import { expect, it } from 'vitest';
import { faultsOf } from './correction-rows';

const row = { key: 0, direction: 'in' as const, replaces: '' };

it.each([
  ['2026-11-20', '07:00', []],
  ['', '07:00', ['day']],
  ['2026-11-20', '', ['time']],
  ['', '', ['day', 'time']],
])('a punch on "%s" at "%s" lacks %j', (day, time, faults) => {
  expect(faultsOf({ ...row, day, time })).toEqual(faults);
});
