import type { profileContract } from '@horae/contract/demo-apps/profile.contract';
import type { ProfilePost } from '@horae/contract/demo-apps/profile-data';
import type { ParsedRequestOf } from '@horae/contract/route';
import { and, eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { forbidden, notFound } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { nextId } from '#platform/next-id';
import { keepUploads } from '#platform/uploads/upload-store';
import { isLikeOf, mayDelete, nameOf, readPost } from './posts.service';
import { commentLikes, postLikes, profileComments, profilePosts } from './profile.table';
import { answerNotice } from './profile-notices.rules';
import type { Viewer } from './viewer';

type NewPost = ParsedRequestOf<typeof profileContract.addPost>['body']['post'];

const usedBy = (postId: number) => `profile-post:${postId}`;

export async function addPost(tx: Database, viewer: Viewer, post: NewPost): Promise<ProfilePost> {
  const id = await nextId(tx, profilePosts, profilePosts.id);
  await tx.insert(profilePosts).values({ ...post, id, accountId: viewer.id, authorName: await nameOf(tx, viewer.id) });
  await keepUploads(tx, usedBy(id), [post.postImg]);
  return announced(tx, viewer, id);
}

export function removePost(db: Database, viewer: Viewer, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const post = await lockedPost(tx, id);
    if (!mayDelete(viewer, post.accountId)) throw forbidden();
    await tx.delete(profilePosts).where(eq(profilePosts.id, id));
    await keepUploads(tx, usedBy(id), []);
    await announce(tx, 'profile', 'all');
  });
}

export function likePost(db: Database, viewer: Viewer, id: number, isLiked: boolean): Promise<ProfilePost> {
  return inTransaction(db, async (tx) => {
    await lockedPost(tx, id);
    if (isLiked) await tx.insert(postLikes).values({ postId: id, accountId: viewer.id }).onConflictDoNothing();
    else await tx.delete(postLikes).where(isLikeOf(id, viewer.id));
    return announced(tx, viewer, id);
  });
}

export async function addComment(
  tx: Database,
  viewer: Viewer,
  { postId, comment }: { postId: number; comment: string },
  tell: Tell,
): Promise<ProfilePost> {
  const post = await lockedPost(tx, postId);
  const id = await nextId(tx, profileComments, profileComments.id);
  const authorName = await nameOf(tx, viewer.id);
  await tx.insert(profileComments).values({ id, postId, accountId: viewer.id, authorName, comment });
  if (post.accountId !== null)
    await tell(tx, answerNotice(post, post.accountId, { id: viewer.id, name: authorName }, comment));
  return announced(tx, viewer, postId);
}

export function removeComment(db: Database, viewer: Viewer, id: number): Promise<ProfilePost> {
  return inTransaction(db, async (tx) => {
    const locked = await lockedComment(tx, id);
    if (!mayDelete(viewer, locked.accountId)) throw forbidden();
    await tx.delete(profileComments).where(eq(profileComments.id, id));
    return announced(tx, viewer, locked.postId);
  });
}

export function likeComment(db: Database, viewer: Viewer, id: number, isLiked: boolean): Promise<ProfilePost> {
  return inTransaction(db, async (tx) => {
    const { postId } = await lockedComment(tx, id);
    const like = { commentId: id, accountId: viewer.id };
    const isOwn = and(eq(commentLikes.commentId, id), eq(commentLikes.accountId, viewer.id));
    if (isLiked) await tx.insert(commentLikes).values(like).onConflictDoNothing();
    else await tx.delete(commentLikes).where(isOwn);
    return announced(tx, viewer, postId);
  });
}

async function lockedPost(tx: Database, id: number) {
  const [post] = await tx.select().from(profilePosts).where(eq(profilePosts.id, id)).for('update');
  if (!post) throw notFound('Post');
  return post;
}

async function lockedComment(tx: Database, id: number) {
  const [comment] = await tx.select().from(profileComments).where(eq(profileComments.id, id)).for('update');
  if (!comment) throw notFound('Comment');
  return comment;
}

/** Returns the current post and notifies open browsers of the change. */
async function announced(tx: Database, viewer: Viewer, id: number): Promise<ProfilePost> {
  await announce(tx, 'profile', 'all');
  return readPost(tx, viewer, id);
}
