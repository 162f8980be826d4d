import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { accountOf } from './access';
import { type Database, inTransaction } from './database';
import { invalid } from './errors';
import { idempotentReplies } from './idempotency.table';

/** Runs the work once per `Idempotency-Key` and replays the first reply. Without the header it always runs. */
export async function once<T>(
  db: Database,
  request: Pick<FastifyRequest, 'headers' | 'routeOptions' | 'account'>,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return inTransaction(db, work);
  if (typeof key !== 'string' || key.length > 100 || key.length === 0) {
    throw invalid('Idempotency-Key', 'Use 1 to 100 characters.');
  }
  const id = { accountId: accountOf(request).id, call: request.routeOptions.url ?? '', key };
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(id)}, 0))`);
    const isSame = and(
      eq(idempotentReplies.accountId, id.accountId),
      eq(idempotentReplies.call, id.call),
      eq(idempotentReplies.key, key),
    );
    const [known] = await tx.select().from(idempotentReplies).where(isSame);
    if (known) return known.reply as T;
    const reply = await work(tx);
    await tx.insert(idempotentReplies).values({ ...id, reply });
    await tx.delete(idempotentReplies).where(lt(idempotentReplies.at, sql`now() - interval '1 day'`));
    return reply;
  });
}
