import { expect, it } from 'vitest';
import { hasTrueCheckDigit, maskTaxNumbers } from './tax-number';

it.each([
  // 1·256 + 2·128 + … + 8·2 = 1004; 1004 mod 11 = 3.
  ['123456783', true],
  ['123456784', false],
  // 2·2 = 4, from the eighth digit alone.
  ['000000024', true],
  // 5·2 = 10, which counts as 0.
  ['000000050', true],
  ['000000000', false],
  ['999999991', false],
  ['12345678', false],
  ['1234567890', false],
  ['12345678x', false],
])('%s has a true check digit: %s', (number, isTrue) => {
  expect(hasTrueCheckDigit(number)).toBe(isTrue);
});

it('masks tax numbers and nothing longer or shorter', () => {
  expect(maskTaxNumbers('ΑΦΜ 123456783, αρ. 12345678 και 1234567890')).toBe(
    'ΑΦΜ ******783, αρ. 12345678 και 1234567890',
  );
});
