import { expect, it } from 'vitest';
import { i18n } from '#platform/i18n';

type Texts = Record<string, string>;
interface SingleFile {
  pages: string[];
  texts: Record<string, Texts>;
}

/** Registers the English texts. */
import.meta.glob(['./**/*.words.ts', './platform/{unsaved,use-star}.ts', './ui/{leave-kinds,shift-types}.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!**/*.test.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
});
const languages = Object.entries(
  import.meta.glob<SingleFile>('./platform/locales/*.json', { eager: true, import: 'default' }),
);

/** Other pages use the rest of these; a text counts as used where its key is spelled, or the beginning of its key. */
const sharedByManyPages = new Set(['list', 'listHead', 'publications', 'session', 'staff-timeline', 'ui', 'search']);
/** What the frame only loads for pages that such a language does not have. */
const ofOtherPages = new Set(['noPage', 'twoStep', 'area.demo-apps']);

const namespaceIn = (source: string) => /\bwords\(\s*'([^']+)'/.exec(source)?.[1];

function fileOf(path: string, from: string): string | undefined {
  const whole = path.startsWith('#')
    ? `./${path.slice(1)}`
    : new URL(path, `file:///${from}`).pathname.replace('/', './');
  return ['', '.ts', '.tsx'].map((end) => whole + end).find((one) => one in sources);
}

const imports = /^(?:import|export)(?! type)[^'";]*'([^']+)'|import\('([^']+)'\)/gm;

/** Whatever files import, and what that imports. */
function reachedFrom(files: string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const [, plain, lazy] of sources[file]!.matchAll(imports)) {
      const imported = fileOf((plain ?? lazy)!, file);
      if (imported) open.push(imported);
    }
  }
  return reached;
}

const routeOf = (page: string) =>
  Object.keys(sources).find((path) => path.startsWith('./routes/') && path.endsWith(`${page}.tsx`));

/** The keys of the texts of pages, by namespace. */
function neededOn(pages: string[]): Map<string, string[]> {
  const frames = ['_access/route', '_frame/route', '__root'].map((route) => `./routes/${route}.tsx`);
  const reached = reachedFrom([
    ...frames,
    './ui/loader.tsx',
    './ui/route-error.tsx',
    ...pages.map((page) => routeOf(page)!),
  ]);
  const needed = new Map<string, string[]>();
  for (const file of Object.keys(sources)) {
    const name = namespaceIn(sources[file]!);
    if (!name || ofOtherPages.has(name) || !(reached.has(file) || name.startsWith('area.'))) continue;
    const users = [...reached].filter(
      (one) => one !== file && sources[one]!.includes(file.split('/').pop()!.slice(0, -3)),
    );
    const code = users.map((one) => sources[one]).join('\n');
    const keys = Object.keys(i18n.getResourceBundle('en', name) as Texts);
    needed.set(name, sharedByManyPages.has(name) ? keys.filter((key) => isSpelled(key, code)) : keys);
  }
  return needed;
}

function isSpelled(key: string, code: string): boolean {
  const stem = key.replace(/_(one|other)$/, '');
  const beginnings = stem.split('.').map((_, index, parts) => parts.slice(0, index).join('.'));
  return code.includes(`'${stem}'`) || beginnings.some((one) => one !== '' && code.includes(`\`${one}.\${`));
}

const listOf = (entries: Iterable<readonly [string, string[]]>) =>
  [...entries].flatMap(([name, keys]) => keys.map((key) => `${name} ${key}`));

it('there is a language in a single file', () => expect(languages).not.toEqual([]));

it.each(languages)('%s has all texts of its pages, and no others', (_path, { pages, texts }) => {
  const needed = listOf(neededOn(pages));
  const there = listOf(Object.entries(texts).map(([name, words]) => [name, Object.keys(words)] as const));

  expect(needed.length).toBeGreaterThan(400);
  expect({
    missing: needed.filter((text) => !there.includes(text)),
    unused: there.filter((text) => !needed.includes(text)),
  }).toEqual({ missing: [], unused: [] });
});

it.each(languages)('%s takes the same values as English', (_path, { texts }) => {
  const valuesIn = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  for (const [name, words] of Object.entries(texts))
    for (const [key, text] of Object.entries(words))
      expect(valuesIn(text), `${name} ${key}`).toEqual(valuesIn((i18n.getResourceBundle('en', name) as Texts)[key]));
});
