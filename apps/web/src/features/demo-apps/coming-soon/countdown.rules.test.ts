import { expect, it } from 'vitest';
import { partsOf } from './countdown.rules';

it.each([
  [0, [0, 0, 0, 0]],
  [-5000, [0, 0, 0, 0]],
  [61_000, [0, 0, 1, 1]],
  [2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5999, [2, 3, 4, 5]],
])('%i ms are left as %j', (milliseconds, parts) => {
  expect(Object.values(partsOf(milliseconds))).toEqual(parts);
});
