import { stringifySearch } from '#platform/search-text';
import type { FoundEntries, FoundEntry } from './found-entry';
import type { PaletteGroup } from './palette-groups';
import { searchLimit } from './search.rules';
import { searchWords } from './search.words';
import { useFoundGroups } from './use-found-groups';
import { useOwnEntries } from './use-own-entries';

/** The entries of the palette: the best few of each group, or suggestions if there is nothing to show. */
export function usePaletteGroups(search: string) {
  const say = searchWords.use();
  const own = useOwnEntries();
  const { groups: found, query, isSettled } = useFoundGroups(search, own);
  const isNothing = search.trim() !== '' && isSettled && query.error === null && found.length === 0;

  function seeAll({ kind, title, total }: FoundEntries): FoundEntry {
    const path = `/search${stringifySearch({ q: search.trim(), group: kind })}`;
    return { key: `all ${kind}`, kind, path, title: say('seeAll', { total, group: title }) };
  }

  const best = found.map((group): PaletteGroup => {
    const entries = group.entries.slice(0, searchLimit);
    return { title: group.title, entries, ...(group.total > entries.length && { seeAll: seeAll(group) }) };
  });
  const groups: PaletteGroup[] = search.trim() === '' ? own.starting : isNothing ? own.instead : best;
  const count = isNothing ? 0 : groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return { groups, count, isNothing, query };
}
