import { describe, expect, it } from 'vitest';
import { looksLikeEmail, passwordStrength } from './credentials.rules';

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

describe('password strength', () => {
  it.each([
    ['short', 0],
    ['aaaaaaaaaaaaaaaa', 1],
    ['password', 1],
    ['housekeep', 1],
    ['housekeeping1', 2],
    ['Housekeep 7', 3],
    ['Housekeeping 7', 4],
    ['olive branch over the Aegean 42', 4],
  ])('%j is %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
