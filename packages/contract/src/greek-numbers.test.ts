import { expect, it } from 'vitest';
import { isSocialSecurityNumber, isTaxNumber } from './greek-numbers';

it.each([
  ['090000045', true],
  ['123456783', true],
  ['123456784', false],
  ['12345678', false],
  ['000000000', false],
  ['12345678３', false],
])('the tax number %s: %s', (text, is) => {
  expect(isTaxNumber(text)).toBe(is);
});

it.each([
  ['01018012345', false],
  ['01018000032', true],
  ['31028000037', false],
  ['29020000013', true],
  ['0101800003', false],
  ['', false],
])('the social-security number %s: %s', (text, is) => {
  expect(isSocialSecurityNumber(text)).toBe(is);
});

it('one wrong digit is always noticed', () => {
  for (const [number, check] of [
    ['123456783', isTaxNumber],
    ['01018000032', isSocialSecurityNumber],
  ] as const) {
    for (let at = 0; at < number.length; at += 1) {
      const other = (Number(number[at]) + 1) % 10;
      expect(check(`${number.slice(0, at)}${other}${number.slice(at + 1)}`), `digit ${at}`).toBe(false);
    }
  }
});
