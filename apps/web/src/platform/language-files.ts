type Catalogue = Record<string, Record<string, string>>;

/** A language that some pages have: all its texts in one file. */
interface SingleFile {
  pages: string[];
  texts: Catalogue;
  /** What the server says, as in `server.json`. */
  server: Catalogue;
}

/** The texts in languages that every page has: a folder for each language, a file in it for each area. */
const files = import.meta.glob<Catalogue>('./locales/*/*.json', { import: 'default' });
const singleFiles = import.meta.glob<SingleFile>('./locales/*.json', { import: 'default' });

const singleFileOf = (language: string) => singleFiles[`./locales/${language}.json`];

export const isSingleFile = (language: string): boolean => singleFileOf(language) !== undefined;

export const translatedInto: ReadonlySet<string> = new Set(
  [...Object.keys(files), ...Object.keys(singleFiles)].map((path) => path.split('/')[2]!.replace('.json', '')),
);

/** Returns the texts of an area by namespace, or undefined if there are none or they cannot be fetched. */
export async function readCatalogue(language: string, area: string): Promise<Catalogue | undefined> {
  try {
    const single = await singleFileOf(language)?.();
    if (single) return area === 'server' ? single.server : single.texts;
    return await files[`./locales/${language}/${area}.json`]?.();
  } catch {
    return undefined;
  }
}

/** Returns the pages that a language has, or undefined if it has all of them. */
export async function pagesIn(language: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const single = await singleFileOf(language)?.();
    return single && new Set(single.pages);
  } catch {
    return new Set();
  }
}
