import type { Problem } from './finding';

const greekOfLatin: Readonly<Record<string, string>> = {
  A: 'Α',
  B: 'Β',
  E: 'Ε',
  Z: 'Ζ',
  H: 'Η',
  I: 'Ι',
  K: 'Κ',
  M: 'Μ',
  N: 'Ν',
  O: 'Ο',
  P: 'Ρ',
  T: 'Τ',
  Y: 'Υ',
  X: 'Χ',
  o: 'ο',
  v: 'ν',
};

/** Reports the first Latin letter of a text that looks like a Greek one. */
export function lookAlike(text: string): Problem | undefined {
  for (const [i, letter] of [...text].entries()) {
    const greek = greekOfLatin[letter];
    if (greek !== undefined)
      return {
        rule: 'look-alike',
        text: `Letter ${i + 1} is the Latin ${letter}; the code has the Greek ${greek} (${hex(greek)}).`,
      };
  }
  return undefined;
}

/** Reports a word that mixes Greek and Latin letters: a name uses one alphabet. */
export function mixedLetters(text: string): Problem | undefined {
  for (const word of text.split(/[\s-]+/)) {
    if (!/\p{Script=Greek}/u.test(word)) continue;
    const latin = /\p{Script=Latin}/u.exec(word)?.[0];
    if (latin === undefined) continue;
    const greek = greekOfLatin[latin];
    const meant = greek === undefined ? '' : `, which looks like the Greek ${greek} (${hex(greek)})`;
    return { rule: 'look-alike', severity: 'warning', text: `A Greek word has the Latin ${latin}${meant}.` };
  }
  return undefined;
}

const hex = (letter: string) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
