const latinOf: Readonly<Record<string, string>> = {
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
};

const cache = new Map<string, string>();
const mostCached = 20_000;

/** Capitals without accents; Greek letters that look like Latin ones become the Latin ones. */
export function folded(text: string): string {
  let result = cache.get(text);
  if (result === undefined) {
    result = text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[Α-Ω]/g, (letter) => latinOf[letter] ?? letter);
    if (cache.size >= mostCached) cache.clear();
    cache.set(text, result);
  }
  return result;
}

/**
 * The form in which codes are compared and answers are remembered: capitals, no accents, one alphabet, one kind of dash,
 * no dots unless there are digits.
 */
export function codeKey(text: string): string {
  const dashed = folded(text).replace(/[‐-―−]/g, '-');
  const plain = dashed.replace(/\s+/g, ' ').trim();
  const bare = /\d/.test(plain) ? plain : plain.replace(/\./g, '').replace(/\s+/g, ' ').trim();
  return bare === '' ? plain : bare;
}

/** The form in which names are compared: like codes, without punctuation. */
export function nameKey(text: string): string {
  const letters = folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return letters === '' ? codeKey(text) : letters;
}

/** Whether a word of a text has both Greek and Latin letters. */
export const mixesAlphabets = (text: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some((word) => /\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word));

/** The alphabet of a text without mixed words; undefined without letters. */
export function alphabetOf(text: string): 'greek' | 'latin' | undefined {
  if (/\p{Script=Greek}/u.test(text)) return 'greek';
  return /\p{Script=Latin}/u.test(text) ? 'latin' : undefined;
}
