import { matchRank } from '#platform/fold-text';

export interface SearchEntry {
  /** Unique among all. */
  key: string;
  title: string;
  note?: string;
}

export interface SearchGroup<E extends SearchEntry> {
  title: string;
  entries: E[];
}

/** How many of a group the palette shows. */
export const searchLimit = 4;

/** The best few of each group, starts first; groups without a match are left out. */
export function searchGroups<E extends SearchEntry>(
  groups: readonly SearchGroup<E>[],
  search: string,
): SearchGroup<E>[] {
  return groups.flatMap(({ title, entries }) => {
    const ranked = entries.flatMap((entry) => {
      const ranks = [matchRank(entry.title, search), entry.note ? matchRank(entry.note, search) : null];
      const best = Math.min(...ranks.map((rank) => rank ?? 3));
      return best < 3 ? [{ entry, best }] : [];
    });
    const shown = ranked.sort((a, b) => a.best - b.best).slice(0, searchLimit);
    return shown.length > 0 ? [{ title, entries: shown.map(({ entry }) => entry) }] : [];
  });
}
