import type { BookmarkItem } from '@horae/contract/core/bookmarks.contract';
import type { ProductPage } from '@horae/contract/product-page';
import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '#platform/account';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { mayCall } from '#platform/may-call';
import { bookmarks } from './bookmarks.table';

type Pages = readonly ProductPage[];

const pagesOf = (account: Account, pages: Pages) => pages.filter(({ access }) => mayCall(account, access));

/** The pages an account may open, each with its star. */
export async function starredPages(db: Database, account: Account, pages: Pages): Promise<BookmarkItem[]> {
  const rows = await db.select().from(bookmarks).where(eq(bookmarks.accountId, account.id));
  const starred = new Set(rows.map(({ pageId }) => pageId));
  return pagesOf(account, pages).map(({ id, target, title, link, icon }) => ({
    id,
    target,
    title,
    link,
    icon,
    isBookmarked: starred.has(id),
  }));
}

export async function listBookmarks(db: Database, account: Account, pages: Pages) {
  const suggestions = await starredPages(db, account, pages);
  return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) };
}

/** Toggles the star of a page; concurrent toggles run one after the other. */
export function toggleBookmark(db: Database, account: Account, pages: Pages, id: number) {
  if (!pagesOf(account, pages).some((page) => page.id === id)) throw notFound('Page');
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bookmarks ${account.id}`}, 0))`);
    const isThis = and(eq(bookmarks.accountId, account.id), eq(bookmarks.pageId, id));
    const removed = await tx.delete(bookmarks).where(isThis).returning();
    const isBookmarked = removed.length === 0;
    if (isBookmarked) await tx.insert(bookmarks).values({ accountId: account.id, pageId: id });
    await announce(tx, 'bookmarks', account.id);
    return { id, isBookmarked };
  });
}
