import { expect, it } from 'vitest';
import { createTextMeasure, pickLabel } from './text-width';

it('counts 0.6 em per character where there is no canvas', () => {
  const measure = createTextMeasure('500 10px sans-serif');

  expect(measure('07–15')).toBe(30);
  expect(measure('')).toBe(0);
});

it.each([
  [200, '07:30–15:30'],
  [65, '07:30'],
  [29, 'W'],
  [3, undefined],
])('picks the longest label that fits into %d px', (room, expected) => {
  const measure = (text: string) => text.length * 6;

  expect(pickLabel(['07:30–15:30', '07:30', 'W'], room, measure)).toBe(expected);
});
