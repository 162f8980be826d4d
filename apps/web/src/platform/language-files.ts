type Catalogue = Record<string, Record<string, string>>;

/** The texts in languages other than English: a folder for each language, a file in it for each area. */
const files = import.meta.glob<Catalogue>('./locales/*/*.json', { import: 'default' });

const folders = Object.keys(files).map((path) => path.split('/')[2]!);

export const translatedInto: ReadonlySet<string> = new Set(folders);

/** Returns the texts of an area by namespace, or undefined if there are none or they cannot be fetched. */
export async function readCatalogue(language: string, area: string): Promise<Catalogue | undefined> {
  try {
    return await files[`./locales/${language}/${area}.json`]?.();
  } catch {
    return undefined;
  }
}
