import { expect, it } from 'vitest';
import { secretOf, slipCodeFrom } from './slip-code.rules';

it('writes twelve letters in groups, none of which is read as another', () => {
  const code = slipCodeFrom(Uint8Array.from({ length: 256 }, (_, i) => i));

  expect(code).toBe('0123-4567-89AB');
  const all = Array.from({ length: 32 }, (_, i) => slipCodeFrom(new Uint8Array(12).fill(i))[0]);
  expect(all.join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
});

it.each([
  ['K7QF-3MPX-9T2H', 'K7QF3MPX9T2H'],
  [' k7qf 3mpx 9t2h ', 'K7QF3MPX9T2H'],
  // Greek Κ, Χ and Τ.
  ['Κ7QF-3MPΧ-9Τ2Η', 'K7QF3MPX9T2H'],
  ['O1lI-0000-0000', '011100000000'],
  ['a'.repeat(43), 'a'.repeat(43)],
])('reads %s as %s', (sent, secret) => {
  expect(secretOf(sent)).toBe(secret);
});
