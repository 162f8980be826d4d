import { formatDate } from './format-date';
import { chosenLanguage, i18n } from './i18n';
import { readCatalogue } from './language-files';
import { translator } from './sentence-patterns';

const translators = new Map<string, (text: string) => string>();

const value = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text);

/** Loads what the server says in the language in use; a language without it leaves English. */
export async function loadServerSentences(): Promise<void> {
  const language = chosenLanguage.get();
  if (language === 'en' || translators.has(language)) return;
  const catalogue = await readCatalogue(language, 'server');
  if (catalogue) translators.set(language, translator({ ...catalogue.parts, ...catalogue.sentences }, value));
}

i18n.on('languageChanged', () => void loadServerSentences());

/** Returns a sentence of the server in the language in use, if it is loaded. */
export const serverSentence = (text: string): string => translators.get(i18n.language)?.(text) ?? text;
