import { type blogContract } from '@horae/contract/demo-apps/blog.contract';
import { blogCategories as categories, type EditedPost } from '@horae/contract/demo-apps/blog-posts';
import type { ParsedRequestOf } from '@horae/contract/route';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { cleanHtml, htmlOfText } from '#platform/clean-html';
import { type Database, inTransaction } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { dayText } from '#platform/moment-text';
import { nextId } from '#platform/next-id';
import { keepUploads } from '#platform/uploads/upload-store';
import { accounts } from '../../core/session/session.table';
import { blogPosts } from './blog.table';
import { postNotice } from './blog-notices.rules';
import type { Reader } from './reader';

type PostInput = ParsedRequestOf<typeof blogContract.add>['body']['post'];

/** Returns a post in the shape of its form; the first one without an id. */
export async function readEditedPost(db: Database, timeZone: string, id?: number): Promise<EditedPost> {
  const [row] = await db
    .select({ post: blogPosts, fullName: accounts.fullName, avatar: accounts.avatar })
    .from(blogPosts)
    .leftJoin(accounts, eq(accounts.id, blogPosts.accountId))
    .where(id === undefined ? undefined : eq(blogPosts.id, id))
    .orderBy(asc(blogPosts.id))
    .limit(1);
  if (!row) throw notFound('Post');
  const { post, fullName, avatar } = row;
  return {
    avatar: avatar ?? '',
    userFullName: fullName ?? post.authorName,
    createdTime: dayText(post.postedAt, timeZone),
    blogTitle: post.title,
    blogCategories: categories
      .filter(({ value }) => post.categories.includes(value))
      .map(({ value, label }) => ({ value, label })),
    slug: post.slug,
    status: post.status,
    excerpt: htmlOfText(post.excerpt),
    featuredImage: post.featuredImage,
    id: post.id,
    content: post.content,
    tags: post.tags,
    featuredImageName: post.featuredImageName,
    featuredImageAlt: post.featuredImageAlt,
  };
}

export async function addPost(tx: Database, author: Reader, post: PostInput, tell: Tell): Promise<EditedPost> {
  const id = await nextId(tx, blogPosts, blogPosts.id);
  await refuseTakenSlug(tx, id, post.slug);
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, author.id));
  const row = {
    id,
    accountId: author.id,
    authorName: account?.fullName ?? '',
    postedAt: new Date(),
    ...storedOf(post),
  };
  await tx.insert(blogPosts).values(row);
  if (post.status === 'Published') await tell(tx, postNotice(row, [author.id]));
  return announced(tx, author, row);
}

/** Changes a post; `check` receives it as it is, locked. */
export function updatePost(
  db: Database,
  author: Reader,
  { id, post }: { id: number; post: PostInput },
  tell: Tell,
  check: (now: EditedPost) => void,
): Promise<EditedPost> {
  return inTransaction(db, async (tx) => {
    // Adding posts takes the same lock, so that slugs stay unique.
    await tx.execute(sql`lock table ${blogPosts} in share row exclusive mode`);
    const now = await readEditedPost(tx, author.timeZone, id);
    check(now);
    await refuseTakenSlug(tx, id, post.slug);
    const isNews = post.status === 'Published' && now.status !== 'Published';
    const row = { id, ...storedOf(post), ...(isNews && { postedAt: new Date() }) };
    const [changed] = await tx.update(blogPosts).set(row).where(eq(blogPosts.id, id)).returning();
    const { accountId, ...facts } = changed!;
    // The author and the account that publishes may differ.
    if (isNews)
      await tell(tx, postNotice({ ...facts, authorName: now.userFullName }, [author.id, accountId ?? author.id]));
    return announced(tx, author, row);
  });
}

export function removePost(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const removed = await tx.delete(blogPosts).where(eq(blogPosts.id, id)).returning({ id: blogPosts.id });
    if (removed.length === 0) throw notFound('Post');
    await keepUploads(tx, usedBy(id), []);
    await announce(tx, 'blog', 'all');
  });
}

const usedBy = (id: number) => `blog-post:${id}`;

function storedOf(post: PostInput) {
  const tags = post.tags.map((tag) => tag.trim());
  return { ...post, tags: [...new Set(tags)], content: cleanHtml(post.content) };
}

async function refuseTakenSlug(tx: Database, id: number, slug: string): Promise<void> {
  const isOther = and(eq(blogPosts.slug, slug), ne(blogPosts.id, id));
  const [other] = await tx.select({ id: blogPosts.id }).from(blogPosts).where(isOther);
  if (other) throw invalid('post.slug', 'Another post has this slug.');
}

/** Keeps the files of the post and notifies open browsers. */
async function announced(
  tx: Database,
  { timeZone }: Reader,
  { id, featuredImage, content }: { id: number; featuredImage: string; content: string },
): Promise<EditedPost> {
  const inContent = [...content.matchAll(/src="(\/uploads\/pictures\/[\w-]+)"/g)].map(([, address]) => address);
  await keepUploads(tx, usedBy(id), [featuredImage, ...inContent]);
  await announce(tx, 'blog', 'all');
  return readEditedPost(tx, timeZone, id);
}
