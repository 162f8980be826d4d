import { i18n } from './i18n';

/** What Intl calls the languages of the product; English dates and numbers are written the American way. */
const tags: Record<string, string> = { en: 'en-US', el: 'el-GR', sq: 'sq-AL' };

export const languageTag = (): string => tags[i18n.language] ?? i18n.language;

/** The language whose decimal mark files are written with: English is also read by spreadsheets of other countries. */
export const fileLocale = (): string => (isEnglish() ? navigator.language : languageTag());

/** Those in the language in use; all if none is. */
export function ofLanguageInUse<T extends { language: string }>(all: readonly T[]): readonly T[] {
  const own = all.filter(({ language }) => language === i18n.language);
  return own.length > 0 ? own : all;
}

export const isEnglish = (): boolean => i18n.language === 'en';

/** Keeps what was made for each language, as formatters of Intl are costly. */
export function keptByLanguage<T>(make: (tag: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const tag = languageTag();
    if (!made.has(tag)) made.set(tag, make(tag));
    return made.get(tag)!;
  };
}

/** Formats instants in the language in use. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  const format = keptByLanguage((tag) => new Intl.DateTimeFormat(tag, options));
  return (moment) => format().format(moment);
}

/** Formats numbers in the language in use: `1,234.5` or `1.234,5`. */
export function numberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const format = keptByLanguage((tag) => new Intl.NumberFormat(tag, options));
  return (value) => format().format(value);
}

const decimals = keptByLanguage((tag) => new Intl.NumberFormat(tag).formatToParts(0.5)[1]?.value ?? '.');

/** Writes a number that has a decimal point with the mark of the language in use. */
export const withDecimalMark = (text: string): string => text.replace('.', decimals());

/** Joins names: `Leave and training`. */
export function listed(names: readonly string[]): string {
  return list().format(names);
}

const list = keptByLanguage((tag) => new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' }));
