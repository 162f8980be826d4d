import { blogContract as contract } from '@horae/contract/demo-apps/blog.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import type { Tell } from '#platform/mail/notice';
import { bookmarkPost, listBlog, readBlogPost, readBlogSidebar } from './blog.service';
import { addComment, removeComment } from './blog-comments.service';
import type { Reader } from './reader';
import { addPost, readEditedPost, removePost, updatePost } from './write-blog.service';

export function blogRoutes(app: FastifyInstance, db: Database, timeZone: string, tell: Tell): void {
  const readerOf = (request: Pick<FastifyRequest, 'account'>): Reader => ({ ...accountOf(request), timeZone });

  handle(app, contract.list, (request) => listBlog(db, readerOf(request)));

  handle(app, contract.sidebar, (request) => readBlogSidebar(db, readerOf(request)));

  handle(app, contract.detail, (request) => readBlogPost(db, readerOf(request), request.query));

  handle(app, contract.edit, ({ query }) => readEditedPost(db, timeZone, query.id));

  handle(app, contract.add, (request) =>
    once(db, request, (tx) => addPost(tx, readerOf(request), request.body.post, tell)),
  );

  handle(app, contract.update, (request) =>
    updatePost(db, readerOf(request), request.body, tell, (now) => refuseStale(request, contract.update, now)),
  );

  handle(app, contract.remove, async ({ query }) => {
    await removePost(db, query.id);
    return {};
  });

  handle(app, contract.bookmark, (request) =>
    bookmarkPost(db, readerOf(request), request.body.id, request.body.isBookmarked),
  );

  handle(app, contract.addComment, (request) =>
    once(db, request, (tx) => addComment(tx, readerOf(request), request.body.comment, tell)),
  );

  handle(app, contract.removeComment, (request) => removeComment(db, readerOf(request), request.query.id));
}
