import type { ProfilePost } from '@horae/contract/demo-apps/profile-data';
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { dayTimeText } from '#platform/moment-text';
import { isKnownTo } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { readComments } from './comments.service';
import { postLikes, profilePosts } from './profile.table';
import type { Viewer } from './viewer';

export const postsAtOnce = 5;

/** Lists the posts of samples and colleagues before a given one, newest first, and whether there are more. */
export async function listPosts(
  db: Database,
  viewer: Viewer,
  before?: number,
): Promise<{ posts: ProfilePost[]; hasMore: boolean }> {
  const rows = await selectPosts(db)
    .where(
      and(isKnownTo(viewer.id, profilePosts.accountId), before === undefined ? undefined : lt(profilePosts.id, before)),
    )
    .orderBy(desc(profilePosts.id))
    .limit(postsAtOnce + 1);
  const posts = await shown(db, viewer, rows.slice(0, postsAtOnce));
  return { posts, hasMore: rows.length > postsAtOnce };
}

export async function readPost(db: Database, viewer: Viewer, id: number): Promise<ProfilePost> {
  const isVisible = and(eq(profilePosts.id, id), isKnownTo(viewer.id, profilePosts.accountId));
  const [post] = await shown(db, viewer, await selectPosts(db).where(isVisible));
  if (!post) throw notFound('Post');
  return post;
}

const selectPosts = (db: Database) =>
  db
    .select({ post: profilePosts, fullName: accounts.fullName, avatar: accounts.avatar })
    .from(profilePosts)
    .leftJoin(accounts, eq(accounts.id, profilePosts.accountId))
    .$dynamic();

type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

async function shown(db: Database, viewer: Viewer, rows: PostRow[]): Promise<ProfilePost[]> {
  const ids = rows.map(({ post }) => post.id);
  if (ids.length === 0) return [];
  const likes = await db
    .select({ postId: postLikes.postId, accountId: accounts.id, username: accounts.fullName, avatar: accounts.avatar })
    .from(postLikes)
    .innerJoin(accounts, eq(accounts.id, postLikes.accountId))
    .where(and(inArray(postLikes.postId, ids), isKnownTo(viewer.id, postLikes.accountId)))
    .orderBy(asc(postLikes.at), asc(postLikes.accountId));
  const comments = await readComments(db, viewer, ids);
  return rows.map(({ post, fullName, avatar }) => {
    const own = likes.filter(({ postId }) => postId === post.id);
    const likedUsers = [
      ...own.map((like) => ({ avatar: like.avatar ?? '', username: like.username })),
      ...post.sampleLikes.map((username) => ({ avatar: '', username })),
    ];
    const detailedComments = comments.get(post.id) ?? [];
    return {
      id: post.id,
      avatar: avatar ?? '',
      username: fullName ?? post.authorName,
      postTime: dayTimeText(post.postedAt, viewer.timeZone),
      postedAt: post.postedAt.toISOString(),
      postText: post.postText,
      ...(post.postImg && { postImg: post.postImg, postImgAlt: post.postImgAlt ?? '' }),
      likes: likedUsers.length,
      youLiked: own.some(({ accountId }) => accountId === viewer.id),
      likedUsers,
      comments: detailedComments.length,
      detailedComments,
      isYours: mayDelete(viewer, post.accountId),
    };
  });
}

export async function nameOf(db: Database, accountId: number): Promise<string> {
  const [account] = await db.select({ fullName: accounts.fullName }).from(accounts).where(eq(accounts.id, accountId));
  return account?.fullName ?? '';
}

/** Authors delete their own posts and comments; administrators delete any, to moderate. */
export const mayDelete = ({ id, role }: Viewer, accountId: number | null) => role === 'admin' || accountId === id;

/** The condition for one account's like of a post. */
export const isLikeOf = (postId: number, accountId: number) =>
  and(eq(postLikes.postId, postId), eq(postLikes.accountId, accountId));
