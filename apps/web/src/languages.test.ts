import { expect, it } from 'vitest';
import { i18n } from '#platform/i18n';

type Texts = Record<string, string>;

// Whatever defines texts; reading them also registers the English ones.
const modules = import.meta.glob(
  ['./**/*.words.ts', './platform/{unsaved,use-star}.ts', './ui/{leave-kinds,shift-types}.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['./**/*.words.ts', './platform/{unsaved,use-star}.ts', './ui/{leave-kinds,shift-types}.ts'],
  { eager: true, import: 'default', query: '?raw' },
);
const translated = Object.entries(
  import.meta.glob<Record<string, Texts>>(['./platform/locales/*/*.json', '!**/server.json'], {
    eager: true,
    import: 'default',
  }),
);

/** The file of a language in which a page finds a namespace: that of its area; the menu's stand with the core. */
function areaOf(namespace: string, path: string): string {
  const [, folder, area] = path.split('/');
  if (folder === 'features' && !namespace.startsWith('area.')) return area!;
  return folder === 'roster' ? folder : 'core';
}

const namespaces = Object.keys(modules).flatMap((path) =>
  [...sources[path]!.matchAll(/\bwords\(\s*'([^']+)'/g)].map(([, name]) => ({
    name: name!,
    area: areaOf(name!, path),
  })),
);

const english = (namespace: string) => i18n.getResourceBundle('en', namespace) as Texts;
const valuesIn = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
const inLanguage = (language: string) =>
  translated
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .flatMap(([path, catalogue]) =>
      Object.entries(catalogue).map(([name, texts]) => ({ name, area: path.split('/').pop()!.slice(0, -5), texts })),
    );

it('finds the texts of all areas', () => {
  expect(namespaces.length).toBeGreaterThan(60);
});

it.each(namespaces)('$name is whole in Greek, in the file of $area', ({ name, area }) => {
  const greek = inLanguage('el').filter((one) => one.name === name);

  expect(greek.map((one) => one.area)).toEqual([area]);
  expect(Object.keys(greek[0]!.texts).sort()).toEqual(Object.keys(english(name)).sort());
});

it.each(translated)('%s has only texts in use, and they take the same values', (_path, catalogue) => {
  for (const [name, texts] of Object.entries(catalogue)) {
    if (name === 'area.demo-apps' && !english(name)) continue;
    for (const [key, sentence] of Object.entries(texts))
      expect(valuesIn(sentence), `${name} ${key}`).toEqual(valuesIn(english(name)?.[key] ?? 'is not in use'));
  }
});
