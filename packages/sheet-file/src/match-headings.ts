import { headingWords } from './heading-key';

type Names<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/**
 * Finds the field of each heading: by its name first, then by likeness, where every word begins one of a name
 * (`Κωδ. εργαζ.`, `Ώρες/εβδ.`). No field is taken twice, and a heading that is like several fields is left open.
 */
export function matchHeadings<Field extends string>(
  headings: readonly string[],
  names: Names<Field>,
): (Field | undefined)[] {
  const known = (Object.entries(names) as [Field, readonly string[]][]).flatMap(([field, all]) =>
    all.map((name) => ({ field, words: headingWords(name) })),
  );
  const found: (Field | undefined)[] = headings.map(() => undefined);
  const taken = new Set<Field>();
  for (const isLike of [isSame, isShortened]) {
    for (const [at, heading] of headings.entries()) {
      if (found[at] || heading.trim() === '') continue;
      const candidates = readings(heading).map(
        (words) => new Set(known.filter((one) => isLike(words, one.words)).map(({ field }) => field)),
      );
      const fields = [...(candidates.find(({ size }) => size > 0) ?? [])].filter((field) => !taken.has(field));
      const isClear = isLike === isSame ? fields.length > 0 : fields.length === 1;
      if (!isClear) continue;
      found[at] = fields[0];
      taken.add(fields[0]!);
    }
  }
  return found;
}

/** A heading as it stands, and without what it says in brackets. */
function readings(heading: string): string[][] {
  const bare = heading.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  return [heading, bare].map(headingWords).filter((words) => words.length > 0);
}

const isSame = (words: string[], name: string[]): boolean => words.join('') === name.join('');

/** Whether each word is a beginning of three letters or more of the word in its place, in any order of two words. */
function isShortened(words: string[], name: string[]): boolean {
  if (words.length !== name.length || words.join('').length < 3) return false;
  const begins = (order: string[]) =>
    order.every((word, at) => name[at] === word || (word.length >= 3 && name[at]!.startsWith(word)));
  return begins(words) || (words.length === 2 && begins(words.toReversed()));
}
