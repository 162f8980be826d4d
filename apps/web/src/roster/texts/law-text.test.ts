import { afterEach, expect, it } from 'vitest';
import { i18n } from '#platform/i18n';
import { lawText } from './law-text';

const language = i18n.language;
afterEach(() => i18n.changeLanguage(language));

it.each([
  ['Law 4808/2021, art. 58', 'Ν. 4808/2021, άρθρο 58'],
  ['Presidential decree 88/1999 with law 4093/2012, art. ΙΑ.14', 'ΠΔ 88/1999 με Ν. 4093/2012, άρθρο ΙΑ.14'],
  ['Directive 2003/88/EC, art. 6 and 16', 'Οδηγία 2003/88/EC, άρθρο 6 και 16'],
  ['Ministerial decision 20714/1025/1976', 'ΥΑ 20714/1025/1976'],
  ['House rules and breaks with art. 5', 'House rules and breaks with art. 5'],
])('%s is cited in Greek as %s', async (law, greek) => {
  expect(lawText(law)).toBe(law);
  await i18n.changeLanguage('el');
  expect(lawText(law)).toBe(greek);
});
