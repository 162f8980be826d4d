import { foldText } from '@horae/contract/fold-text';

/** How well a text answers a search: 0 starts with it, 1 has a word that does, 2 contains it; null does not. */
export function matchRank(text: string, search: string): 0 | 1 | 2 | null {
  const [whole, part] = [foldText(text), foldText(search.trim())];
  const at = whole.indexOf(part);
  if (at === -1) return null;
  if (at === 0) return 0;
  return whole.includes(` ${part}`) ? 1 : 2;
}

/** How many letters from the first on fold to the searched part; null when they do not. */
function lettersOf(part: string, folded: readonly string[]): number | null {
  let matched = '';
  const end = folded.findIndex((letter) => {
    matched += letter;
    return matched.length >= part.length;
  });
  return end !== -1 && matched === part ? end + 1 : null;
}

/** Cuts a text where it matches: before, the match itself, after. The text keeps its accents. */
export function cutAtMatch(text: string, search: string): [string, string, string] {
  const part = foldText(search.trim());
  if (!part) return [text, '', ''];
  // Folding changes lengths, so letters are compared one by one.
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
