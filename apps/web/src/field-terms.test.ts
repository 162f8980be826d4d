import { foldText } from '@horae/contract/fold-text';
import { expect, it } from 'vitest';
import { i18n } from '#platform/i18n';
import page from '../../../docs/words.md?raw';

type Texts = Record<string, string>;

// Reading them registers the English texts.
import.meta.glob(['./**/*.words.ts', './ui/{leave-kinds,shift-types}.ts'], { eager: true });
const greek = import.meta.glob<Record<string, Texts>>(
  ['./platform/locales/el/*.json', '!**/{server,office,demo-apps}.json'],
  { eager: true, import: 'default' },
);

const namesOf = (cell: string) => cell.split(',').map((name) => name.trim());

/** The Greek words of each term of the table; the rows whose Greek is one word for several terms are left aside. */
const terms = new Map(
  page
    .slice(page.indexOf('\n## Terms'), page.indexOf('\n## Phrases'))
    .split('\n')
    .flatMap((line) => {
      const [, term = '', , , inGreek = ''] = line.split('|').map((cell) => cell.trim());
      const [english, translated] = [namesOf(term), namesOf(inGreek)];
      if (term === '' || english.length !== translated.length) return [];
      return english.map((name, at) => [name.toLowerCase(), translated[at]!.split(' / ')] as const);
    }),
);

/** Greek words change their endings; what they begin with tells them apart. */
const stemOf = (text: string) => foldText(text).slice(0, 4);

it('the Greek of a term is that of docs/words.md', () => {
  const texts = Object.values(greek).flatMap((catalogue) =>
    Object.entries(catalogue).flatMap(([namespace, words]) =>
      Object.entries(words).map(([key, text]) => {
        const english = (i18n.getResourceBundle('en', namespace) as Texts | undefined)?.[key] ?? '';
        return { at: `${namespace} ${key}`, text, wanted: terms.get(english.toLowerCase()) };
      }),
    ),
  );
  const found = texts.filter(({ wanted }) => wanted !== undefined);

  expect(terms.size).toBeGreaterThan(40);
  expect(found.length).toBeGreaterThan(120);
  expect(
    found
      .filter(({ text, wanted }) => !wanted!.some((word) => stemOf(word) === stemOf(text)))
      .map(({ at, text, wanted }) => `${at}: “${text}”, not ${wanted!.join(' or ')}`),
  ).toEqual([]);
});
