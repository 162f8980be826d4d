import type { blogContract } from '@horae/contract/demo-apps/blog.contract';
import type { BlogComment } from '@horae/contract/demo-apps/blog-posts';
import type { ParsedRequestOf } from '@horae/contract/route';
import { and, count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { forbidden, invalid, notFound } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { nextId } from '#platform/next-id';
import { isKnownTo } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { blogComments, blogPosts } from './blog.table';
import { commentNotice } from './blog-notices.rules';
import type { Reader } from './reader';

type NewComment = ParsedRequestOf<typeof blogContract.addComment>['body']['comment'];

const answered = alias(blogComments, 'answered');

/** The comments on a post, newest first. */
export async function commentsOf(db: Database, reader: Reader, postId: number): Promise<BlogComment[]> {
  const rows = await db
    .select({ comment: blogComments, avatar: accounts.avatar, answered: answered.userFullName })
    .from(blogComments)
    .leftJoin(accounts, eq(accounts.id, blogComments.accountId))
    .leftJoin(answered, and(eq(answered.id, blogComments.replyToId), isKnownTo(reader.id, answered.accountId)))
    .where(and(eq(blogComments.postId, postId), isKnownTo(reader.id, blogComments.accountId)))
    .orderBy(desc(blogComments.commentedAt), desc(blogComments.id));
  return rows.map(({ comment, avatar, answered: name }) => ({
    avatar: avatar ?? '',
    userFullName: comment.userFullName,
    commentedAt: comment.commentedAt.toISOString(),
    commentText: comment.commentText,
    id: comment.id,
    email: reader.role === 'admin' ? comment.email : null,
    replyTo: comment.replyToId !== null && name !== null ? { id: comment.replyToId, userFullName: name } : null,
    isYours: mayDelete(reader, comment.accountId),
  }));
}

export async function addComment(tx: Database, reader: Reader, comment: NewComment, tell: Tell) {
  const { postId, replyToId, userFullName, email, commentText } = comment;
  const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, postId)).for('share');
  if (!post || (post.status !== 'Published' && reader.role !== 'admin')) throw notFound('Post');
  if (replyToId !== undefined) {
    const isOfPost = and(eq(blogComments.id, replyToId), eq(blogComments.postId, postId));
    const [known] = await tx.select({ id: blogComments.id }).from(blogComments).where(isOfPost);
    if (!known) throw invalid('comment.replyToId', 'This comment no longer exists.');
  }
  const id = await nextId(tx, blogComments, blogComments.id);
  const row = { id, postId, accountId: reader.id, userFullName, email, commentText };
  await tx.insert(blogComments).values({ ...row, ...(replyToId !== undefined && { replyToId }) });
  const { accountId } = post;
  if (accountId !== null) await tell(tx, commentNotice({ ...post, accountId }, comment, reader.id));
  await announce(tx, 'blog', 'all');
  const comments = await commentsOf(tx, reader, postId);
  return { comment: comments.find((one) => one.id === id)!, comments: comments.length };
}

export function removeComment(db: Database, reader: Reader, id: number): Promise<{ comments: number }> {
  return inTransaction(db, async (tx) => {
    const [locked] = await tx.select().from(blogComments).where(eq(blogComments.id, id)).for('update');
    if (!locked) throw notFound('Comment');
    if (!mayDelete(reader, locked.accountId)) throw forbidden();
    await tx.delete(blogComments).where(eq(blogComments.id, id));
    await announce(tx, 'blog', 'all');
    const isOfPost = eq(blogComments.postId, locked.postId);
    const [left] = await tx.select({ comments: count() }).from(blogComments).where(isOfPost);
    return left!;
  });
}

/** Authors delete their own comments; administrators delete any, to moderate. */
const mayDelete = ({ id, role }: Reader, accountId: number | null) => role === 'admin' || accountId === id;
