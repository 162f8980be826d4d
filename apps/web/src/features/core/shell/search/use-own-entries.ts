import { useQuery } from '@tanstack/react-query';
import { pagesFor } from '#areas/page-access';
import { groupOf } from '#areas/pages';
import { bookmarksQuery } from '#platform/bookmarks.queries';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import type { FoundEntry } from './found-entry';
import { recentEntries } from './recent-entries';
import { type SearchGroup, searchLimit } from './search.rules';
import { searchWords } from './search.words';

interface OwnEntries {
  pages: FoundEntry[];
  hotels: FoundEntry[];
  /** Shown before anything is typed. */
  starting: SearchGroup<FoundEntry>[];
  /** Shown when nothing was found. */
  instead: SearchGroup<FoundEntry>[];
}

/** The entries known to the browser: the pages this account may open and its hotels. */
export function useOwnEntries(): OwnEntries {
  const say = searchWords.use();
  const user = useStore(session);
  const hotel = useHotel();
  const recent = useStore(recentEntries).filter(({ userId }) => userId === user?.id);
  const { data } = useQuery(bookmarksQuery);

  const pages = pagesFor(user, hotel).map((built): FoundEntry => {
    const { path, title } = built;
    const group = groupOf(built);
    const page = data?.suggestions.find(({ link }) => link === path);
    return {
      key: path,
      kind: 'page',
      path,
      title: title(),
      ...(group && { note: group.title() }),
      ...(page && { page }),
    };
  });
  const hotels = (user?.hotels ?? []).map(
    (hotel): FoundEntry => ({
      key: `hotel ${hotel.ErpCompanyId}`,
      kind: 'hotel',
      path: '/',
      title: hotel.name,
      note: String(hotel.ErpCompanyId),
      hotel,
    }),
  );
  const everything = [...pages, ...hotels];
  const opened = recent.map(({ entry }) => everything.find(({ key }) => key === entry.key) ?? entry);
  const isNew = ({ key }: FoundEntry) => !opened.some((entry) => entry.key === key);
  const starred = pages.filter((entry) => entry.page?.isBookmarked && isNew(entry)).slice(0, searchLimit);
  const suggested = everything.filter((entry) => isNew(entry) && !starred.includes(entry)).slice(0, searchLimit);

  return {
    pages,
    hotels,
    starting: [
      { title: say('recent'), entries: opened },
      { title: say('bookmarks'), entries: starred },
      { title: say('suggestions'), entries: suggested },
    ].filter(({ entries }) => entries.length > 0),
    instead: [{ title: say('suggestions'), entries: suggested.slice(0, 3) }],
  };
}
