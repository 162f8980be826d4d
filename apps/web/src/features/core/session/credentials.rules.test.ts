import { describe, expect, it } from 'vitest';
import { passwordStrength } from './credentials.rules';

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
