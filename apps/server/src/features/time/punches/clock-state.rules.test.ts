import { expect, it } from 'vitest';
import { stateAfter } from './clock-state.rules';

it.each([
  ['nothing', [], 'out', null],
  ['in', [[1, 'in']], 'in', 1],
  [
    'in and out',
    [
      [1, 'in'],
      [2, 'out'],
    ],
    'out',
    2,
  ],
  [
    'in twice',
    [
      [1, 'in'],
      [2, 'in'],
    ],
    'in',
    1,
  ],
  ['one that does not know', [[1, null]], 'in', 1],
  [
    'two that do not know',
    [
      [1, null],
      [2, null],
    ],
    'out',
    2,
  ],
  [
    'in, unknown, unknown',
    [
      [1, 'in'],
      [2, null],
      [3, null],
    ],
    'in',
    3,
  ],
] as const)('after %s', (_what, rows, state, since) => {
  const punches = rows.map(([second, direction]) => ({ second, direction }));

  expect(stateAfter(punches)).toEqual({ state, since });
});
