import { expect, test } from 'vitest';
import { quarterHours } from './quarter-hours.rules';

test.each([
  [0, '0'],
  [30, '½'],
  [480, '8'],
  [495, '8¼'],
  [30_390, '506½'],
  [30_405, '506¾'],
  [260, '4:20'],
])('%d minutes are %s', (minutes, text) => {
  expect(quarterHours(minutes)).toBe(text);
});
