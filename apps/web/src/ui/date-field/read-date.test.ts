import { expect, it } from 'vitest';
import { readDate } from './read-date';

it.each([
  ['Jun 16, 2025', '2025-06-16'],
  ['june 16 2025', '2025-06-16'],
  ['16 Jun 2025', '2025-06-16'],
  [' 2025-6-3 ', '2025-06-03'],
  ['Feb 29, 2024', '2024-02-29'],
  ['Feb 29, 2025', null],
  ['2025-13-01', null],
  ['16/06/2025', null],
  ['Foo 1, 2025', null],
  ['', null],
])('%j is %j', (text, day) => {
  expect(readDate(text)).toBe(day);
});
