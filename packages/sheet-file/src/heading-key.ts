const latinOf: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
};

/** Text in one alphabet of look-alikes, small, without accents: `ΑΦΜ` is the same with Latin A and M. */
export const lookAlikeKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    // A capital of one alphabet looks like one of the other; `ν` and `υ` are compared by their capitals.
    .replaceAll(/[α-ω]/g, (letter) => latinOf[letter] ?? letter);

const fillers = new Set(
  ['ανα', 'του', 'της', 'των', 'και', 'per', 'of', 'the', 'a', 'αρ', 'αριθμος'].map(lookAlikeKey),
);
const dateWord = /(^|[\s(])(ημ\/?νι?α|ημερ\/?νια|ημερ\.|ημ\.)(?=[\s)]|$)/gu;

/** The words of a heading for comparing: no accents, capitals, dots or brackets; `Ημ/νία` in full. */
export function headingWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // Acronyms are one word: α.φ.μ.
    .replaceAll(/(?<!\p{L})(?:(?:\p{L}\.){2,}\p{L}?|\p{L}\/\p{L})(?!\p{L})/gu, (acronym) =>
      acronym.replaceAll(/[./]/g, ''),
    )
    .replaceAll(dateWord, '$1ημερομηνια ');
  const words = plain
    .split(/[^\p{L}\p{N}€$]+/u)
    .filter(Boolean)
    .map(lookAlikeKey);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}
