import { and, count, eq, gt, lt, min, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { HttpError } from '#platform/errors';
import { loginFailures } from './session.table';

const windowMinutes = 5;
const failuresPerPair = 20;
const failuresPerAddress = 200;
const windowStart = sql<Date>`now() - make_interval(mins => ${windowMinutes})`;

/** Throws if this e-mail from this address, or the address alone, has failed too often recently. */
export async function refuseWhenThrottled(db: Database, email: string, address: string): Promise<void> {
  const [found] = await db
    .select({
      ofAddress: count(),
      ofPair: sql<number>`count(*) filter (where ${loginFailures.email} = ${email})`.mapWith(Number),
      oldest: min(loginFailures.at),
    })
    .from(loginFailures)
    .where(and(eq(loginFailures.address, address), gt(loginFailures.at, windowStart)));
  if (!found || (found.ofPair <= failuresPerPair && found.ofAddress <= failuresPerAddress)) return;
  const freeAt = (found.oldest?.getTime() ?? Date.now()) + windowMinutes * 60_000;
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAt - Date.now()) / 1000));
  throw new HttpError(429, 'TOO_MANY_REQUESTS', 'Too many failed logins. Try again in a few minutes.', {
    retryAfterSeconds,
  });
}

export async function rememberFailure(db: Database, email: string, address: string): Promise<void> {
  await db.insert(loginFailures).values({ email, address });
  await db.delete(loginFailures).where(lt(loginFailures.at, windowStart));
}
