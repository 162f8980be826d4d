import fastifyMultipart from '@fastify/multipart';
import { uploadsContract } from '@horae/contract/core/uploads.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { readSentFile } from '#platform/uploads/read-sent-file';
import { readingShare } from '#platform/uploads/reading-progress';
import { sendUpload } from '#platform/uploads/send-upload';
import { type FileStore, storeUpload } from '#platform/uploads/upload-store';

export async function uploadsRoutes(app: FastifyInstance, db: Database, store: FileStore): Promise<void> {
  const { directory } = store;
  // In a separate scope, so that all other calls accept JSON only.
  await app.register(async (scope) => {
    await scope.register(fastifyMultipart);
    handle(scope, uploadsContract.add, async (request) => {
      const { purpose } = request.query;
      const file = await readSentFile(request, purpose);
      return { upload: await storeUpload(db, store, { accountId: accountOf(request).id, purpose, ...file }) };
    });
  });

  handle(app, uploadsContract.progress, async (request) => ({
    share: await readingShare(db, accountOf(request).id, request.query.file),
  }));
  handle(app, uploadsContract.picture, (request, reply) =>
    sendUpload(db, directory, request, reply, ['avatar', 'picture']),
  );
  handle(app, uploadsContract.file, (request, reply) => sendUpload(db, directory, request, reply, ['attachment']));
}
