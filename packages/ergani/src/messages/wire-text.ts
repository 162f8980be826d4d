import type { LocalDate } from '@horae/local-time/local-date';

/** The wire's blank for times and for the end of an open week; it is not the empty string. */
export const blank = ' ';

export const isBlank = (text: string) => text.trim() === '';

/** Converts `2026-07-14` to `14/07/2026`. */
export function wireDate(date: LocalDate): string {
  return date.split('-').reverse().join('/');
}

/** Converts `14/07/2026` to `2026-07-14`. */
export function readDate(text: string): LocalDate {
  return text.split('/').reverse().join('-');
}

/** Converts `2026-07-14` to `20260714`, the format of addresses and cancellations. */
export function compactDate(date: LocalDate): string {
  return date.replaceAll('-', '');
}

export function readCompactDate(text: string): LocalDate {
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
}

/** Returns the key of a code in a table of codes. */
export function kindOf<K extends string>(codes: Record<K, string>, code: string): K | undefined {
  return Object.keys(codes).find((kind): kind is K => codes[kind as K] === code);
}

/** Returns a property that is omitted if the wire's text is blank. */
export function unlessBlank<K extends string>(name: K, text: string): { [P in K]?: string } {
  return isBlank(text) ? {} : ({ [name]: text } as { [P in K]?: string });
}
