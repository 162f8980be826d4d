import { foldText } from '@horae/contract/fold-text';
import { matchRank } from '#platform/fold-text';

export interface SearchEntry {
  /** Unique among all entries. */
  key: string;
  title: string;
  note?: string;
}

export interface SearchGroup<E extends SearchEntry> {
  title: string;
  entries: E[];
}

/** The number of entries per group in the palette. */
export const searchLimit = 4;

/** The entries whose title and note contain every word; matches at the start of the title come first. */
export function matching<E extends SearchEntry>(entries: readonly E[], search: string): E[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return entries
    .flatMap((entry) => {
      const text = foldText(`${entry.title} ${entry.note ?? ''}`);
      if (!words.every((word) => text.includes(word))) return [];
      return [{ entry, rank: matchRank(entry.title, search) ?? 3 }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
