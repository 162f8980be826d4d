import { profileContract as contract } from '@horae/contract/demo-apps/profile.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import type { Tell } from '#platform/mail/notice';
import { vote } from './poll.service';
import { listPosts } from './posts.service';
import { readProfileData, updateCover } from './profile.service';
import { star } from './stars.service';
import type { Viewer } from './viewer';
import { addComment, addPost, likeComment, likePost, removeComment, removePost } from './write-posts.service';

export function profileRoutes(app: FastifyInstance, db: Database, timeZone: string, tell: Tell): void {
  const viewerOf = (request: Pick<FastifyRequest, 'account'>): Viewer => ({ ...accountOf(request), timeZone });

  handle(app, contract.read, (request) => readProfileData(db, viewerOf(request)));

  handle(app, contract.posts, (request) => listPosts(db, viewerOf(request), request.query.before));

  handle(app, contract.addPost, (request) =>
    once(db, request, async (tx) => ({ post: await addPost(tx, viewerOf(request), request.body.post) })),
  );

  handle(app, contract.removePost, async (request) => {
    await removePost(db, viewerOf(request), request.query.id);
    return {};
  });

  handle(app, contract.like, async (request) => {
    const { id, isLiked } = request.body;
    return { post: await likePost(db, viewerOf(request), id, isLiked) };
  });

  handle(app, contract.addComment, (request) =>
    once(db, request, async (tx) => ({ post: await addComment(tx, viewerOf(request), request.body.comment, tell) })),
  );

  handle(app, contract.removeComment, async (request) => ({
    post: await removeComment(db, viewerOf(request), request.query.id),
  }));

  handle(app, contract.likeComment, async (request) => {
    const { id, isLiked } = request.body;
    return { post: await likeComment(db, viewerOf(request), id, isLiked) };
  });

  handle(app, contract.star, async (request) => {
    await star(db, accountOf(request).id, request.body, tell);
    return {};
  });

  handle(app, contract.vote, (request) => vote(db, accountOf(request).id, request.body.optionId));

  handle(app, contract.updateCover, async (request) => ({
    header: await updateCover(db, viewerOf(request), request.body.coverImg),
  }));
}
