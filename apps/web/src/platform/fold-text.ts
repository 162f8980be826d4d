import { foldText } from '@horae/contract/fold-text';

/** Whether a folded text has every word of a folded search, in any order. */
export const hasWords = (whole: string, search: string): boolean =>
  search.split(/\s+/).every((word) => whole.includes(word));

/**
 * Ranks how a text matches a search: 0 starts with it, 1 has a word that does, 2 contains it or all its words; null if
 * it does not.
 */
export function matchRank(text: string, search: string): 0 | 1 | 2 | null {
  const [whole, part] = [foldText(text), foldText(search.trim())];
  const at = whole.indexOf(part);
  if (at === -1) return hasWords(whole, part) ? 2 : null;
  if (at === 0) return 0;
  return whole.includes(` ${part}`) ? 1 : 2;
}

/** Returns how many leading letters fold to the search text, or null if they do not match. */
function lettersOf(part: string, folded: readonly string[]): number | null {
  let matched = '';
  const end = folded.findIndex((letter) => {
    matched += letter;
    return matched.length >= part.length;
  });
  return end !== -1 && matched === part ? end + 1 : null;
}

/** Splits a text into before, match and after. The text keeps its accents. */
export function cutAtMatch(text: string, search: string): [string, string, string] {
  const part = foldText(search.trim());
  if (!part) return [text, '', ''];
  // Folding can change the length of a text, so compare letter by letter.
  const letters = [...text];
  const folded = letters.map(foldText);
  for (let start = 0; start < letters.length; start += 1) {
    const length = lettersOf(part, folded.slice(start));
    if (length === null) continue;
    const piece = (from: number, to?: number) => letters.slice(from, to).join('');
    return [piece(0, start), piece(start, start + length), piece(start + length)];
  }
  return [text, '', ''];
}
