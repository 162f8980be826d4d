import { createInstance, type FormatterModule } from 'i18next';
import { config } from './config';
import { isSingleFile, pagesIn, readCatalogue, translatedInto } from './language-files';
import { stored } from './storage';
import { createStore } from './store';

/** English texts are part of the features. */
const original = 'en';

export const languageNames: Record<string, string> = { en: 'English', el: 'Ελληνικά', sq: 'Shqip' };

export const languages = config.locales.filter((language) => language === original || translatedInto.has(language));

/** A fraction in the language of the text: `7,5`; everything else comes from a formatter. */
const written = (value: unknown, _format?: string, language?: string): string =>
  typeof value === 'number' && !Number.isInteger(value)
    ? value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 10 })
    : (value as string);

const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: written,
};

export const i18n = createInstance();

i18n.use(formatter);

void i18n.init({
  fallbackLng: original,
  lng: original,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
  initAsync: false,
  saveMissing: import.meta.env?.DEV === true,
  missingKeyHandler: (asked, namespace, key) => console.warn(`No ${asked.join(', ')} words for ${namespace}: ${key}`),
});

/** The areas whose texts have been needed since the page was opened. */
const needed = new Set<string>();
const loaded = new Set<string>();
/** The language that was chosen; a page that it does not have is English. */
export const chosenLanguage = createStore(original);
let page = '';

async function loadArea(language: string, area: string): Promise<void> {
  const file = isSingleFile(language) ? language : `${language}/${area}`;
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
  await loadNeeded(chosenLanguage.get());
}

async function loadNeeded(language: string): Promise<void> {
  await Promise.all([...needed].map((area) => loadArea(language, area)));
}

/** Shows a page in the chosen language, or in English if it is not in that language. */
export async function showPage(path: string): Promise<void> {
  page = path;
  await showChosen();
}

/** Loads what is needed first, so that no text changes twice; a later choice or page wins. */
async function showChosen(): Promise<void> {
  const language = chosenLanguage.get();
  const [pages] = await Promise.all([pagesIn(language), loadNeeded(language)]);
  if (chosenLanguage.get() !== language) return;
  const shown = pages && !pages.has(page) ? original : language;
  if (i18n.language !== shown) await i18n.changeLanguage(shown);
  document.documentElement.lang = i18n.language;
}

let isChosenAtLogin = false;

/** Changes the language before a login, for the account that logs in next. */
export function chooseLanguage(language: string): void {
  isChosenAtLogin = true;
  showLanguage(language);
}

/** Returns once what was chosen before the login; an older choice may be another person's on a shared computer. */
export function languageChosenAtLogin(): string | undefined {
  const chosen = isChosenAtLogin ? chosenLanguage.get() : undefined;
  isChosenAtLogin = false;
  return chosen;
}

/** Changes the language and remembers it on this device. */
export function showLanguage(language: string): void {
  stored.locale.set(language);
  chosenLanguage.set(language);
  void showChosen();
}

/** Sets the language remembered on this device, else the first of the browser's that there is, else the usual one. */
export function startLanguage(): void {
  const ofBrowser = globalThis.navigator?.languages.map((tag) => tag.split('-')[0]!) ?? [];
  chosenLanguage.set(
    [stored.locale.get(), ...ofBrowser].find((tag) => tag && languages.includes(tag)) ?? languages[0] ?? original,
  );
}
