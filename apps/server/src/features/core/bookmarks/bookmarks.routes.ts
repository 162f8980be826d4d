import { bookmarksContract } from '@horae/contract/core/bookmarks.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { listBookmarks, toggleBookmark } from './bookmarks.service';
import { mainSearchData } from './main-search.service';

type Pages = Parameters<typeof listBookmarks>[2];

export function bookmarksRoutes(app: FastifyInstance, db: Database, timeZone: string, pages: Pages): void {
  handle(app, bookmarksContract.search, (request) => mainSearchData(db, accountOf(request), timeZone, pages));
  handle(app, bookmarksContract.list, (request) => listBookmarks(db, accountOf(request), pages));
  handle(app, bookmarksContract.toggle, (request) => toggleBookmark(db, accountOf(request), pages, request.body.id));
}
