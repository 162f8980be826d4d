import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '../column-names';
import { type Database, inTransaction } from '../database';
import { HttpError } from '../errors';
import { attempts } from './attempts.table';

/** How many wrong attempts one caller, account or device has, and how long it then waits. */
export interface AttemptLimit {
  key: string;
  /** Attempts without a wait; the wait after each further one doubles. */
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** A right secret shows that the earlier attempts were typing errors. */
  isClearedBySuccess?: true;
}

const counted = alias(attempts, 'counted');
const mostDoublings = 20;
// Not now(), the start of a transaction: of two at once the one that started first may count last.
const clock = sql`clock_timestamp()`;

/** An attempt that must wait, or one that was counted. */
export interface Attempt {
  /** 0 if the secret may be checked now. */
  secondsToWait: number;
  /** To be called once the secret was right. */
  takeBack: () => Promise<void>;
}

/**
 * Counts an attempt at a secret before the secret is checked, so that neither a burst nor a second server gets more
 * attempts. Of several limits all must be free; otherwise none is counted.
 */
export async function tryAttempt(db: Database, limits: readonly AttemptLimit[]): Promise<Attempt> {
  // Always in the same order, so that two attempts never wait for each other.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const blocking = await inTransaction(db, async (tx) => {
    for (const limit of ordered) if (!(await count(tx, limit))) throw new Blocked(limit.key);
  }).catch((error: unknown) => {
    if (error instanceof Blocked) return error.message;
    throw error;
  });
  return {
    secondsToWait: blocking === undefined ? 0 : Math.max(1, await secondsToWait(db, blocking)),
    takeBack: () => takeBack(db, limits),
  };
}

class Blocked extends Error {}

/** Like `tryAttempt`, but throws 429 while one of the limits requires waiting. Returns what takes the attempt back. */
export async function countAttempt(db: Database, limits: readonly AttemptLimit[]): Promise<() => Promise<void>> {
  const attempt = await tryAttempt(db, limits);
  if (attempt.secondsToWait > 0) throw tooMany(attempt.secondsToWait);
  return attempt.takeBack;
}

/** Throws 429 while a limit requires waiting; counts nothing. */
export async function refuseWhileWaiting(db: Database, { key }: Pick<AttemptLimit, 'key'>): Promise<void> {
  const seconds = await secondsToWait(db, key);
  if (seconds > 0) throw tooMany(seconds);
}

/** Forgets the attempts with this key, or with more words after it. */
export async function eraseAttempts(tx: Database, key: string): Promise<void> {
  await tx.delete(attempts).where(sql`${attempts.key} = ${key} or starts_with(${attempts.key}, ${`${key} `})`);
}

async function count(tx: Database, limit: AttemptLimit): Promise<boolean> {
  const { key, free, firstWaitSeconds, longestWaitSeconds } = limit;
  const next = sql`(${counted.count} + 1)`;
  const doublings = sql`least(${next} - ${free}::int, ${mostDoublings})`;
  const wait = sql`case when ${next} < ${free} then 0 else least(${longestWaitSeconds}::int, ${firstWaitSeconds}::int * power(2, ${doublings})) end`;
  const firstWait = free > 1 ? 0 : firstWaitSeconds;
  const { rows } = await tx.execute(sql`
    insert into ${attempts} as ${counted} (${bare(counted.key, counted.count, counted.freeAt, counted.lastAt)})
    values (${key}, 1, ${clock} + ${firstWait} * interval '1 second', ${clock})
    on conflict (${bare(attempts.key)}) do update set ${bare(attempts.count)} = ${next},
      ${bare(attempts.freeAt)} = ${clock} + ${wait} * interval '1 second', ${bare(attempts.lastAt)} = ${clock}
      where ${counted.freeAt} <= ${clock}
    returning 1`);
  return rows.length > 0;
}

async function takeBack(db: Database, limits: readonly AttemptLimit[]): Promise<void> {
  const cleared = limits.filter(({ isClearedBySuccess }) => isClearedBySuccess).map(({ key }) => key);
  const lowered = limits.filter(({ isClearedBySuccess }) => !isClearedBySuccess).map(({ key }) => key);
  if (cleared.length > 0) await db.delete(attempts).where(inArray(attempts.key, cleared));
  if (lowered.length > 0)
    await db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)`, freeAt: clock })
      .where(inArray(attempts.key, lowered));
}

async function secondsToWait(db: Database, key: string): Promise<number> {
  const seconds = sql<number>`ceil(extract(epoch from ${attempts.freeAt} - ${clock}))::int`;
  const [found] = await db.select({ seconds }).from(attempts).where(eq(attempts.key, key));
  return found?.seconds ?? 0;
}

function tooMany(seconds: number): HttpError {
  const wait = seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return new HttpError(429, 'TOO_MANY_REQUESTS', `Too many attempts. Try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
