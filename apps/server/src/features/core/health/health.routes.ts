import { healthContract } from '@horae/contract/core/health.contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { HttpError } from '#platform/errors';
import { handle } from '#platform/handle';

export function healthRoutes(app: FastifyInstance, db: Database): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const answers = async () => {
    const query = db.execute(sql`select 1`);
    await query.catch(() => {
      throw new HttpError(503, 'UNAVAILABLE', 'The database is not responding.', { retryAfterSeconds: 2 });
    });
    return { status: 'ok' as const };
  };
  handle(app, healthContract.health, answers);
  handle(app, healthContract.ready, async () => {
    if (isClosing) throw new HttpError(503, 'UNAVAILABLE', 'The server is shutting down.', { retryAfterSeconds: 5 });
    return answers();
  });
}
