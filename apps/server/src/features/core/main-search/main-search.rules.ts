import type { FoundKind } from '@horae/contract/core/main-search.contract';
import { foldText } from '@horae/contract/fold-text';
import { productPages } from '@horae/contract/pages';
import type { Access } from '@horae/contract/route';

type Role = 'admin' | 'client';

const mayFind = (role: Role, access: Access): boolean => role === 'admin' || access === 'session';

/** The tables whose entries an account may find, when it asks for all kinds or for one. */
export const tablesFor = <T extends { kind: FoundKind; access: Access }>(
  role: Role,
  tables: readonly T[],
  only: FoundKind | undefined,
): T[] => tables.filter(({ kind, access }) => mayFind(role, access) && (only ?? kind) === kind);

/** Something that is known without asking the database. */
export interface Fixed {
  title: string;
  note: string;
  link: string;
  text?: string;
}

export const pagesFor = (role: Role): Fixed[] =>
  productPages.filter(({ access }) => mayFind(role, access)).map(({ title, link }) => ({ title, note: '', link }));

/** The words of a search, folded; an entry has to hold all of them. */
export const wordsOf = (q: string): string[] => foldText(q).split(/\s+/).filter(Boolean);

/** Words of one or two letters stand at the beginning of a word; longer ones anywhere. */
export const isShort = (word: string): boolean => [...word].length < 3;

function holds(folded: string, word: string): boolean {
  return isShort(word) ? folded.startsWith(word) || folded.includes(` ${word}`) : folded.includes(word);
}

/** The entries that hold all words: titles that start with the search first, then those with a word that does. */
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
