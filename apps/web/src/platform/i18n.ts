import { createInstance } from 'i18next';
import { config } from './config';
import { stored } from './storage';

/** Languages other than English, one file each, loaded when chosen. English texts are part of the features. */
const catalogues: Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>> = {
  el: () => import('./locales/el.json'),
};

export const languageNames: Record<string, string> = { en: 'English', el: 'Ελληνικά' };

export const languages = config.locales.filter((language) => language === 'en' || language in catalogues);

export const i18n = createInstance();

void i18n.init({
  fallbackLng: 'en',
  lng: 'en',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
  saveMissing: import.meta.env?.DEV === true,
  missingKeyHandler: (asked, namespace, key) => console.warn(`No ${asked.join(', ')} words for ${namespace}: ${key}`),
});

async function changeLanguage(language: string): Promise<void> {
  const catalogue = await catalogues[language]?.();
  for (const [namespace, sentences] of Object.entries(catalogue?.default ?? {})) {
    i18n.addResourceBundle(language, namespace, sentences, true, true);
  }
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

/** Applies the language remembered on this device, if it is still available, otherwise the usual one. */
export async function startLanguage(): Promise<void> {
  const wish = stored.locale.get();
  const language = wish && languages.includes(wish) ? wish : (languages[0] ?? 'en');
  if (language !== 'en') await changeLanguage(language);
}
