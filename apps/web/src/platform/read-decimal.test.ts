import { expect, it } from 'vitest';
import { i18n } from './i18n';
import { readDecimal, writtenDecimal } from './read-decimal';

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

it('writes an amount with the decimal mark of the language, as it is read again', async () => {
  expect(writtenDecimal('1250.50')).toBe('1250.50');
  await i18n.changeLanguage('el');
  const written = writtenDecimal('1250.50');
  await i18n.changeLanguage('en');

  expect(written).toBe('1250,50');
  expect(readDecimal(written)).toBe(1250.5);
});
