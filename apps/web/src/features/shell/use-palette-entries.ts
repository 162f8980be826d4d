import type { GrantedHotel } from '@horae/contract/session.contract';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { pagesFor } from './page-access';
import { recentEntries } from './recent-entries';
import { type SearchEntry, type SearchGroup, searchLimit } from './search.rules';
import { shellWords } from './shell.words';
import { useBookmarkedPaths } from './use-bookmarked-paths';

/** A page, or a hotel to show. */
export interface PaletteEntry extends SearchEntry {
  path: string;
  hotel?: GrantedHotel;
}

interface PaletteEntries {
  /** What a search looks through. */
  all: SearchGroup<PaletteEntry>[];
  /** What is offered before anything is typed. */
  starting: SearchGroup<PaletteEntry>[];
  /** What is offered when nothing was found. */
  instead: SearchGroup<PaletteEntry>[];
}

export function usePaletteEntries(): PaletteEntries {
  const say = shellWords.use();
  const user = useStore(session);
  const recentKeys = useStore(recentEntries);
  const bookmarked = useBookmarkedPaths();

  const pages = pagesFor(user).map(({ path, label, group }) => ({
    key: path,
    path,
    title: say(label),
    ...(group && { note: say(`group.${group}`) }),
  }));
  const hotels = (user?.hotels ?? []).map((hotel) => ({
    key: `hotel ${hotel.ErpCompanyId}`,
    path: '/',
    title: hotel.name,
    note: String(hotel.ErpCompanyId),
    hotel,
  }));
  const everything: PaletteEntry[] = [...pages, ...hotels];
  const recent = recentKeys.flatMap((key) => everything.find((entry) => entry.key === key) ?? []);
  const starred = pages.filter(({ path }) => bookmarked.has(path) && !recent.some((entry) => entry.path === path));
  const suggested = everything
    .filter((entry) => !recent.includes(entry) && !starred.some(({ key }) => key === entry.key))
    .slice(0, searchLimit);

  return {
    all: [
      { title: say('search.pages'), entries: pages },
      { title: say('search.hotels'), entries: hotels },
    ],
    starting: [
      { title: say('search.recent'), entries: recent },
      { title: say('search.bookmarks'), entries: starred.slice(0, searchLimit) },
      { title: say('search.suggestions'), entries: suggested },
    ].filter(({ entries }) => entries.length > 0),
    instead: [{ title: say('search.suggestions'), entries: suggested.slice(0, 3) }],
  };
}
