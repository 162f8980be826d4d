import { expect, it } from 'vitest';
import { looksLikeEmail } from './email-address';

it.each([
  ['anna@hotel.gr', true],
  [' anna@hotel.gr ', true],
  ['anna@hotel', false],
  ['anna', false],
  ['a b@hotel.gr', false],
  ['', false],
])('%j is an address: %s', (text, expected) => {
  expect(looksLikeEmail(text)).toBe(expected);
});
