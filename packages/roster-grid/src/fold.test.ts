import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeKey, mixesAlphabets, nameKey } from './fold';

it.each([
  ['ρεπό', 'ΡΕΠΟ'],
  ['PEΠO', 'ΡΕΠΟ'],
  ['Α.Δ.', 'ΑΔ'],
  ['HΚ001', 'ΗΚ001'],
  ['a – b', 'A - B'],
  ['άδεια  γάμου', 'ΑΔΕΙΑ ΓΑΜΟΥ'],
])('%s is the code %s', (one, other) => expect(codeKey(one)).toBe(codeKey(other)));

it.each([
  ['8.5', '85'],
  ['Π', 'Ρ'],
  ['A/L', 'AL'],
])('%s is not the code %s', (one, other) => expect(codeKey(one)).not.toBe(codeKey(other)));

it.each([
  ["O'Neil, Siobhán", 'o’neil siobhan'],
  ['Παπαδοπούλου Μαρία', 'ΠΑΠΑΔΟΠΟΥΛΟΥ  ΜΑΡΙΑ'],
])('%s is the name %s', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

it('a key is its own key, so that answers can be kept by it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(codeKey(codeKey(text))).toBe(codeKey(text));
      expect(nameKey(nameKey(text))).toBe(nameKey(text));
    }),
    { numRuns: 2000 },
  );
});

it('tells words of two alphabets', () => {
  expect(mixesAlphabets('HΚ001')).toBe(true);
  expect(mixesAlphabets('Kovač Άννα')).toBe(false);
});
