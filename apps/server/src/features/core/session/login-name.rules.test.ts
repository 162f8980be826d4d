import { expect, it } from 'vitest';
import { foldedLoginName, loginNameOf } from './login-name.rules';

it.each([
  ['1003-HK012', '1003-HK012'],
  ['1003-hk012', '1003-HK012'],
  // Greek Η and Κ.
  ['1003-ΗΚ012', '1003-HK012'],
  ['1003-ηκ012', '1003-HK012'],
  ['  1003 – HK 012 ', '1003-HK012'],
  ['1003-ΚΟΥΖΊΝΑ-1', '1003-KOYZINA-1'],
  ['1003-ΓΔ7', '1003-ΓΔ7'],
  ['1003-γδ7', '1003-ΓΔ7'],
  ['1003-1.2/3_4', '1003-1.2/3_4'],
  ['', ''],
  ['<>&"', ''],
])('%s is the login name %s', (typed, folded) => {
  expect(foldedLoginName(typed)).toBe(folded);
});

it('is made of the hotel and the code', () => {
  expect(loginNameOf(1003, 'hk 012')).toBe('1003-HK012');
});
