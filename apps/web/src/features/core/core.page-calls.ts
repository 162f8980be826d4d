import { bookmarksContract as bookmarks } from '@horae/contract/core/bookmarks.contract';
import { mainSearchContract as mainSearch } from '@horae/contract/core/main-search.contract';
import type { RouteContract } from '@horae/contract/route';

/** The calls without which a page would be empty. */
export const pageCalls: Record<string, RouteContract[]> = {
  '/bookmarks': [bookmarks.list, bookmarks.toggle],
  '/select-hotel': [],
  '/search': [mainSearch.find, bookmarks.search],
};
