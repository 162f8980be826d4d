import { afterEach, expect, it } from 'vitest';
import { i18n } from './i18n';
import { words } from './words';

const { say } = words('sample', { hours_one: '{{count}} hour', hours_other: '{{count}} hours of {{name}}' });

afterEach(() => i18n.changeLanguage('en'));

it('writes fractions with the decimal mark of the language', async () => {
  i18n.addResourceBundle('el', 'sample', { hours_one: '{{count}} ώρα', hours_other: '{{count}} ώρες: {{name}}' });

  expect(say('hours', { count: 46.5, name: 'Anna 7.5' })).toBe('46.5 hours of Anna 7.5');
  expect(say('hours', { count: 2026, name: 12 })).toBe('2026 hours of 12');
  await i18n.changeLanguage('el');
  expect(say('hours', { count: 46.5, name: 'Άννα 7.5' })).toBe('46,5 ώρες: Άννα 7.5');
  expect(say('hours', { count: 1 })).toBe('1 ώρα');
});
