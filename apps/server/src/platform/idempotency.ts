import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { accountOf } from './access';
import { type Database, inTransaction } from './database';
import { HttpError, invalid } from './errors';
import { idempotentReplies } from './idempotency.table';
import { hashOf } from './secret-hash';

/**
 * Runs the work once per `Idempotency-Key` and replays the first reply; the same key with other content is 422, since
 * its reply would say that something was saved which was not. Without the header it always runs.
 */
export async function once<T>(
  db: Database,
  request: Pick<FastifyRequest, 'headers' | 'routeOptions' | 'account' | 'params' | 'query' | 'body'>,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return inTransaction(db, work);
  if (typeof key !== 'string' || key.length > 100 || key.length === 0) {
    throw invalid('Idempotency-Key', 'Use 1 to 100 characters.');
  }
  const id = { accountId: accountOf(request).id, call: request.routeOptions.url ?? '', key };
  const asked = hashOf(JSON.stringify([request.params, request.query, request.body]));
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(id)}, 0))`);
    const isSame = and(
      eq(idempotentReplies.accountId, id.accountId),
      eq(idempotentReplies.call, id.call),
      eq(idempotentReplies.key, key),
    );
    const [known] = await tx.select().from(idempotentReplies).where(isSame);
    if (known && known.asked !== null && known.asked !== asked) throw otherContent();
    if (known) return known.reply as T;
    const reply = await work(tx);
    await tx.insert(idempotentReplies).values({ ...id, asked, reply });
    await tx.delete(idempotentReplies).where(lt(idempotentReplies.at, sql`now() - interval '1 day'`));
    return reply;
  });
}

const otherContent = () =>
  new HttpError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already sent with different content. Use a new key for changed content.',
  );
