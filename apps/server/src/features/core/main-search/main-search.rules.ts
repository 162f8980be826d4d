import type { FoundKind } from '@horae/contract/core/main-search.contract';
import { foldText } from '@horae/contract/fold-text';
import type { ProductPage } from '@horae/contract/product-page';
import type { Access } from '@horae/contract/route';
import { mayCall } from '#platform/may-call';

type Viewer = Parameters<typeof mayCall>[0];

/** The tables whose entries an account may find, optionally of one kind only. */
export const tablesFor = <T extends { kind: FoundKind; access: Access }>(
  viewer: Viewer,
  tables: readonly T[],
  only: FoundKind | undefined,
): T[] => tables.filter(({ kind, access }) => mayCall(viewer, access) && (only ?? kind) === kind);

/** An entry known without a query. */
export interface Fixed {
  title: string;
  note: string;
  link: string;
  text?: string;
}

export const pagesFor = (viewer: Viewer, pages: readonly ProductPage[]): Fixed[] =>
  pages.filter(({ access }) => mayCall(viewer, access)).map(({ title, link }) => ({ title, note: '', link }));

/** The folded words of a search; an entry must contain all of them. */
export const wordsOf = (q: string): string[] => foldText(q).split(/\s+/).filter(Boolean);

/** Words of one or two letters match at the start of a word only; longer ones anywhere. */
export const isShort = (word: string): boolean => [...word].length < 3;

function holds(folded: string, word: string): boolean {
  return isShort(word) ? folded.startsWith(word) || folded.includes(` ${word}`) : folded.includes(word);
}

/** Returns the entries that contain all words: titles that start with the search, then those with a word that does. */
export function findFixed(entries: readonly Fixed[], words: readonly string[]): Fixed[] {
  const search = words.join(' ');
  const rank = (title: string) =>
    title.startsWith(search) ? 0 : title.includes(` ${search}`) ? 1 : title.includes(search) ? 2 : 3;
  return entries
    .map((entry) => ({ entry, folded: foldText(`${entry.title} ${entry.note} ${entry.text ?? ''}`) }))
    .filter(({ folded }) => words.every((word) => holds(folded, word)))
    .map(({ entry }) => ({ entry, rank: rank(foldText(entry.title)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
