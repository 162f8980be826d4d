import { bookmarksContract as bookmarks } from '@horae/contract/core/bookmarks.contract';
import { mainSearchContract as mainSearch } from '@horae/contract/core/main-search.contract';
import { waitingContract as waiting } from '@horae/contract/core/waiting.contract';
import type { RouteContract } from '@horae/contract/route';

/** The calls without which a page would be empty. */
export const pageCalls: Record<string, RouteContract[]> = {
  '/home': [waiting.count],
  '/bookmarks': [bookmarks.list, bookmarks.toggle],
  '/select-hotel': [],
  '/search': [mainSearch.find, bookmarks.search],
};
