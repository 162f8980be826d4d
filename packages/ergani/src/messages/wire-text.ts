import type { LocalDate } from '@horae/local-time/local-date';

/** What stands for "nothing" in times and in the end of an open week: a blank that is not empty. */
export const blank = ' ';

export const isBlank = (text: string) => text.trim() === '';

/** `2026-07-14` as `14/07/2026`. */
export function wireDate(date: LocalDate): string {
  return date.split('-').reverse().join('/');
}

/** `14/07/2026` as `2026-07-14`. */
export function readDate(text: string): LocalDate {
  return text.split('/').reverse().join('-');
}

/** `2026-07-14` as `20260714`, as addresses and cancellations have it. */
export function compactDate(date: LocalDate): string {
  return date.replaceAll('-', '');
}

export function readCompactDate(text: string): LocalDate {
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
}

/** The key of a code in a table of codes. */
export function kindOf<K extends string>(codes: Record<K, string>, code: string): K | undefined {
  return Object.keys(codes).find((kind): kind is K => codes[kind as K] === code);
}

/** A property that is left out when the wire has it blank. */
export function unlessBlank<K extends string>(name: K, text: string): { [P in K]?: string } {
  return isBlank(text) ? {} : ({ [name]: text } as { [P in K]?: string });
}
