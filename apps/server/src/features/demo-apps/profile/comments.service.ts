import type { ProfilePost } from '@horae/contract/demo-apps/profile-data';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { isKnownTo } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { commentLikes, profileComments } from './profile.table';
import type { Viewer } from './viewer';

type Comment = ProfilePost['detailedComments'][number];

/** Reads the comments of posts, oldest first, by post id. */
export async function readComments(
  db: Database,
  { id: viewerId, role }: Viewer,
  postIds: number[],
): Promise<Map<number, Comment[]>> {
  const rows = await db
    .select({ row: profileComments, fullName: accounts.fullName, avatar: accounts.avatar })
    .from(profileComments)
    .leftJoin(accounts, eq(accounts.id, profileComments.accountId))
    .where(and(inArray(profileComments.postId, postIds), isKnownTo(viewerId, profileComments.accountId)))
    .orderBy(asc(profileComments.id));
  const ids = rows.map(({ row }) => row.id);
  const likes = ids.length > 0 ? await db.select().from(commentLikes).where(inArray(commentLikes.commentId, ids)) : [];
  const byPost = new Map<number, Comment[]>();
  for (const { row, fullName, avatar } of rows) {
    const own = likes.filter(({ commentId }) => commentId === row.id);
    const comment = {
      id: row.id,
      avatar: avatar ?? '',
      username: fullName ?? row.authorName,
      comment: row.comment,
      commentedAt: row.commentedAt.toISOString(),
      commentsLikes: row.sampleLikes + own.length,
      youLiked: own.some(({ accountId }) => accountId === viewerId),
      isYours: role === 'admin' || row.accountId === viewerId,
    };
    byPost.set(row.postId, [...(byPost.get(row.postId) ?? []), comment]);
  }
  return byPost;
}
