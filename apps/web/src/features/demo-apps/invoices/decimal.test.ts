import { expect, it } from 'vitest';
import { readDecimal } from './decimal';

it.each([
  ['12', 12],
  [' 12.50 ', 12.5],
  ['0,05', 0.05],
  ['1.005', null],
  ['-1', null],
  ['1,250.50', null],
  ['1e3', null],
  ['', null],
])('%j is %j', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});
