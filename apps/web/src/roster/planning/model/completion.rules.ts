import { foldText } from '@horae/contract/fold-text';
import { codeKey } from '@horae/roster-grid';

/** A code that can be typed into a day. */
export interface KnownCode {
  code: string;
  name: string;
  /** `07:00–15:00`; empty for a whole day away, which stands alone on its day. */
  times: string;
  /** Of a template that has one. */
  colour?: string | null;
}

/** What the last part of a text may become: templates first, then days away, each with what fits best first. */
export function completions(text: string, codes: readonly KnownCode[]): KnownCode[] {
  const part = lastPart(text);
  const possible = text.includes('/') ? codes.filter(({ times }) => times !== '') : codes;
  if (part === '') return [...possible];
  const [key, words] = [codeKey(part), foldText(part)];
  const ranked = possible.flatMap((one) => {
    const fit = fitOf(one, key, words);
    return fit === undefined ? [] : [{ one, rank: fit + (one.times === '' ? 10 : 0) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

function fitOf({ code, name }: KnownCode, key: string, words: string): number | undefined {
  const own = codeKey(code);
  if (own === key) return 0;
  if (own.startsWith(key)) return 1;
  return ` ${foldText(name)}`.includes(` ${words}`) ? 2 : undefined;
}

/** The text with its last part completed to this code. */
export const completed = (text: string, code: string): string => `${text.slice(0, text.lastIndexOf('/') + 1)}${code}`;

const lastPart = (text: string): string => text.slice(text.lastIndexOf('/') + 1).trim();
