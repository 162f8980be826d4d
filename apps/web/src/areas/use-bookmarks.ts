import type { BookmarkItem } from '@horae/contract/core/bookmarks.contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { bookmarksQuery } from '#platform/bookmarks.queries';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { pagesFor } from './page-access';

/** The bookmarks and what else can be one: pages that the menu offers to this account at the selected hotel. */
export function useBookmarks() {
  const user = useStore(session);
  const hotel = useHotel();
  const select = useCallback(
    (all: { bookmarks: BookmarkItem[]; suggestions: BookmarkItem[] }) => {
      const offered = new Set<string>(pagesFor(user, hotel).map(({ path }) => path));
      const open = (pages: BookmarkItem[]) => pages.filter(({ link }) => offered.has(link));
      return { bookmarks: open(all.bookmarks), suggestions: open(all.suggestions) };
    },
    [user, hotel],
  );
  return useQuery({ ...bookmarksQuery, select });
}
