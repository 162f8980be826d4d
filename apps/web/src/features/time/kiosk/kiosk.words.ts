import { albanian } from './kiosk-albanian';
import { english } from './kiosk-english';
import { greek } from './kiosk-greek';

export const kioskLanguages = {
  el: { name: 'Ελληνικά', words: greek },
  en: { name: 'English', words: english },
  sq: { name: 'Shqip', words: albanian },
};

export type KioskLanguage = keyof typeof kioskLanguages;
export type KioskWord = keyof typeof english;
export type KioskSay = (word: KioskWord, values?: Record<string, string | number>) => string;

export const isKioskLanguage = (text: string | undefined): text is KioskLanguage =>
  text !== undefined && Object.hasOwn(kioskLanguages, text);

export const isKioskWord = (text: string): text is KioskWord => Object.hasOwn(english, text);

export function sayIn(language: KioskLanguage): KioskSay {
  const { words } = kioskLanguages[language];
  return (word, values = {}) => words[word].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
