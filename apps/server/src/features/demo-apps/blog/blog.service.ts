import { type BlogComment, type BlogItem, type BlogPost, blogCategories } from '@horae/contract/demo-apps/blog-posts';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { dayText } from '#platform/moment-text';
import { isKnownTo } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { blogBookmarks, blogComments, blogPosts } from './blog.table';
import { commentsOf } from './blog-comments.service';
import type { Reader } from './reader';

const recentAtMost = 5;

export async function listBlog(db: Database, reader: Reader): Promise<BlogItem[]> {
  const rows = await selectPosts(db, reader).orderBy(asc(blogPosts.id));
  return rows.map((row) => itemOf(row, reader));
}

export async function readBlogSidebar(db: Database, { id: readerId, timeZone }: Reader) {
  const rows = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.status, 'Published'), isKnownTo(readerId, blogPosts.accountId)))
    .orderBy(desc(blogPosts.postedAt), desc(blogPosts.id));
  return {
    recentPosts: rows.slice(0, recentAtMost).map(({ id, featuredImage, title, postedAt }) => ({
      id,
      img: featuredImage,
      title,
      createdTime: dayText(postedAt, timeZone),
    })),
    categories: blogCategories.map(({ value, label, icon }) => ({
      category: label,
      icon,
      value,
      posts: rows.filter(({ categories }) => categories.includes(value)).length,
    })),
  };
}

export async function readBlogPost(
  db: Database,
  reader: Reader,
  { id, slug }: { id?: number | undefined; slug?: string | undefined },
): Promise<{ blog: BlogPost; comments: BlogComment[] }> {
  const wanted = and(
    id === undefined ? undefined : eq(blogPosts.id, id),
    slug === undefined ? undefined : eq(blogPosts.slug, slug),
  );
  const [row] = await selectPosts(db, reader, wanted).orderBy(asc(blogPosts.id)).limit(1);
  if (!row) throw notFound('Post');
  const { id: postId, img, title, avatar, userFullName, ...more } = factsOf(row);
  const { tags, content, postedAt } = row.post;
  const comments = await commentsOf(db, reader, postId);
  return {
    blog: {
      id: postId,
      img,
      title,
      avatar,
      userFullName,
      createdTime: dayText(postedAt, reader.timeZone),
      tags,
      content,
      comments: comments.length,
      bookmarked: row.bookmarked,
      ...more,
    },
    comments,
  };
}

export function bookmarkPost(db: Database, reader: Reader, postId: number, isBookmarked: boolean) {
  return inTransaction(db, async (tx) => {
    const [current] = await selectPosts(tx, reader, eq(blogPosts.id, postId));
    if (!current) throw notFound('Post');
    const row = { accountId: reader.id, postId };
    const isOwn = and(eq(blogBookmarks.accountId, reader.id), eq(blogBookmarks.postId, postId));
    if (isBookmarked) await tx.insert(blogBookmarks).values(row).onConflictDoNothing();
    else await tx.delete(blogBookmarks).where(isOwn);
    await announce(tx, 'blog', 'all');
    const [all] = await tx.select({ count: count() }).from(blogBookmarks).where(eq(blogBookmarks.postId, postId));
    return { bookmarked: all!.count, youBookmarked: isBookmarked };
  });
}

/** Selects the posts of samples and colleagues visible to this reader: published ones, or all for an administrator. */
function selectPosts(db: Database, { id, role }: Reader, wanted?: SQL) {
  const ofPost = sql`"blog_posts"."id"`;
  return db
    .select({
      post: blogPosts,
      fullName: accounts.fullName,
      avatar: accounts.avatar,
      comments: sql<number>`(select count(*)::int from ${blogComments} where ${blogComments.postId} = ${ofPost} and ${isKnownTo(id, blogComments.accountId)})`,
      bookmarked: sql<number>`(select count(*)::int from ${blogBookmarks} where ${blogBookmarks.postId} = ${ofPost})`,
      youBookmarked: sql<boolean>`exists (select 1 from ${blogBookmarks} where ${blogBookmarks.postId} = ${ofPost} and ${blogBookmarks.accountId} = ${id})`,
    })
    .from(blogPosts)
    .leftJoin(accounts, eq(accounts.id, blogPosts.accountId))
    .where(
      and(role === 'admin' ? undefined : eq(blogPosts.status, 'Published'), isKnownTo(id, blogPosts.accountId), wanted),
    )
    .$dynamic();
}

type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

function itemOf(row: PostRow, { timeZone }: Reader): BlogItem {
  const { id, img, title, avatar, userFullName, ...more } = factsOf(row);
  const { tags, excerpt, postedAt } = row.post;
  const blogPosted = dayText(postedAt, timeZone);
  return { id, img, title, avatar, userFullName, blogPosted, tags, excerpt, comment: row.comments, ...more };
}

function factsOf({ post, fullName, avatar, youBookmarked }: PostRow) {
  return {
    id: post.id,
    img: post.featuredImage,
    title: post.title,
    avatar: avatar ?? '',
    userFullName: fullName ?? post.authorName,
    imgAlt: post.featuredImageAlt,
    slug: post.slug,
    status: post.status,
    categories: post.categories,
    postedAt: post.postedAt.toISOString(),
    youBookmarked,
  };
}
