import { createInstance } from 'i18next';
import { config } from './config';
import { readCatalogue, translatedInto } from './language-files';
import { stored } from './storage';

/** English texts are part of the features. */
const original = 'en';

export const languageNames: Record<string, string> = { en: 'English', el: 'Ελληνικά', sq: 'Shqip' };

export const languages = config.locales.filter((language) => language === original || translatedInto.has(language));

export const i18n = createInstance();

void i18n.init({
  fallbackLng: original,
  lng: original,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
  saveMissing: import.meta.env?.DEV === true,
  missingKeyHandler: (asked, namespace, key) => console.warn(`No ${asked.join(', ')} words for ${namespace}: ${key}`),
});

/** The areas whose texts have been needed since the page was opened. */
const needed = new Set<string>();
const loaded = new Set<string>();
let wished = original;

async function loadArea(language: string, area: string): Promise<void> {
  const file = `${language}/${area}`;
  if (language === original || loaded.has(file)) return;
  const catalogue = await readCatalogue(language, area);
  if (!catalogue) return;
  for (const [namespace, sentences] of Object.entries(catalogue)) {
    i18n.addResourceBundle(language, namespace, sentences, true, true);
  }
  loaded.add(file);
}

/** Loads the texts of areas in the language in use; those that cannot be fetched stay English until the next call. */
export async function needAreas(areas: Iterable<string>): Promise<void> {
  for (const area of areas) needed.add(area);
  if (wished === original) return;
  await Promise.all([...needed].map((area) => loadArea(wished, area)));
  if (i18n.language !== wished) await changeLanguage(wished);
}

/** Loads what is needed first, so that no text changes twice; a later choice wins. */
async function changeLanguage(language: string): Promise<void> {
  wished = language;
  await Promise.all([...needed].map((area) => loadArea(language, area)));
  if (wished !== language) return;
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Changes the language and remembers the choice on this device. */
export function chooseLanguage(language: string): void {
  stored.locale.set(language);
  void changeLanguage(language);
}

/** The language chosen on this device, if there is one. */
export const chosenLanguage = (): string | null => stored.locale.get() || null;

/** Sets the language remembered on this device, if it is still available, otherwise the usual one. */
export function startLanguage(): void {
  const wish = stored.locale.get();
  wished = wish && languages.includes(wish) ? wish : (languages[0] ?? original);
}
