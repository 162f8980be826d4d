import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { collectForCommit, markForCommit } from './after-commit';
import { CommitUnanswered, isConnectionLost, refusalOf } from './database-faults';
import { beginFenced, companiesSetting } from './fence/companies';
import { fencedQueries, type Queries, unnamedQueries } from './fence/fenced-queries';
import { type PoolWatch, watchPool } from './pool-watch';
import { withoutValuesIn } from './without-values';

const deadlock = '40P01';

export type Database = NodePgDatabase;

export interface DatabasePool {
  db: Database;
  pool: Pool;
  /** How to connect beside the pool for longer than a transaction, as to listen; never through a pooler. */
  direct: PoolConfig;
  /** Whether the pool reaches the database through a pooler of transactions. */
  isPooled: boolean;
  /** Reports connections that are in use for long, from now on, and ends forgotten ones. */
  watch: (log: (line: string) => void) => void;
  /** Ends all connections; those still in use after a while are cut. */
  close: () => Promise<void>;
}

/**
 * How each connection is set, as the database shows it. A statement waits for a lock half a minute, and a transaction a
 * minute for its next statement; JIT compilation costs more than any of our statements gains from it.
 */
export const connectionSettings = {
  timezone: 'UTC',
  jit: 'off',
  statement_timeout: '2min',
  lock_timeout: '30s',
  idle_in_transaction_session_timeout: '1min',
};

const usualOptions = Object.entries(connectionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** For connections beside the pool that concern no hotel in particular. */
export const seesAllHotels = `-c ${companiesSetting}=all`;

/** For the transactions of migrations, exports and imports, which take as long as the database is big. */
export const withoutLimits =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

interface OpenOptions {
  /** Whether transactions see only the hotels of `withCompanies`, as those of a server; else they see all. */
  isFenced?: boolean;
  /** Whether a pooler of transactions, such as PgBouncer, stands between; it passes on no options and no names. */
  isPooled?: boolean;
  /** The way past that pooler; the connection itself where there is none. */
  direct?: PoolConfig;
}

/** Opens a connection pool. A lost connection is replaced at the next query. */
export function openDatabase(
  connection: PoolConfig,
  { isFenced = false, isPooled = false, direct = connection }: OpenOptions = {},
): DatabasePool {
  const pool = new Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Opening one costs far more than an ordinary call, so those of a burst wait for the next.
    idleTimeoutMillis: 60_000,
    pipeline: isFenced,
    ...connection,
    // A pooler refuses options at the start of a connection, so the role has these settings.
    options: isPooled ? undefined : [usualOptions, connection.options, isFenced ? '' : seesAllHotels].join(' '),
  });
  // A connection may break between two queries: with a listener the next query fails, without one the process ends.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  withoutValuesIn(pool);
  const watch = watchPool(pool);
  const on = (client: PoolClient) => (isPooled ? unnamedQueries(client) : client);
  // Drizzle asks no more of its client than `query`.
  const client = isFenced ? (fencedQueries(pool, watch, on) as unknown as Pool) : pool;
  const db = drizzle(client, { casing: 'snake_case' });
  opened.set(db, { pool, watch, isFenced, on });
  const own = { ...direct, options: [usualOptions, direct.options].join(' ') };
  return { db, pool, direct: own, isPooled, watch: watch.start, close: watch.endPool };
}

interface Opened {
  pool: Pool;
  watch: PoolWatch;
  isFenced: boolean;
  /** How statements reach a connection of the pool. */
  on: (client: PoolClient) => Queries;
}

const opened = new WeakMap<Database, Opened>();

const mostTries = 5;
const longestWait = 50;

/**
 * Runs `work` in a transaction; every write uses this. Nested calls become savepoints of the outer transaction. A
 * transaction that loses a deadlock is retried after a random delay, so `work` must write only to the database.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (!opened.has(db)) return inSavepoint(db, work);
  for (let tries = 1; ; tries += 1) {
    try {
      return await onConnection(db, 'begin', work);
    } catch (error) {
      if (refusalOf(error)?.state !== deadlock || tries === mostTries) throw error;
      await setTimeout(randomInt(longestWait * tries));
    }
  }
}

/** Reads in a read-only transaction that sees a single snapshot of the database. Not possible inside a transaction. */
export async function inSnapshot<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  if (!opened.has(db)) throw new Error('A snapshot cannot begin inside a transaction.');
  return onConnection(db, snapshot, read);
}

const snapshot = 'begin isolation level repeatable read read only';

// Drizzle's own transaction keeps the connection forever if `begin` fails, and reports a failed rollback instead of its
// cause.
async function onConnection<T>(db: Database, begin: string, work: (tx: Database) => Promise<T>): Promise<T> {
  const { pool, watch, isFenced, on } = opened.get(db)!;
  const client = await pool.connect();
  const tx = databaseOn(client, { watch, on });
  const afterwards = collectForCommit(tx);
  let isUsable = true;
  try {
    await client.query(isFenced ? beginFenced(begin) : begin);
    const result = await work(tx);
    await commit(client);
    afterwards.done();
    return result;
  } catch (error) {
    afterwards.undone();
    isUsable = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    watch.release(client, isUsable);
  }
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw isConnectionLost(error) ? new CommitUnanswered(error) : error;
  });
  if (command !== 'COMMIT') throw new Error('A statement of this transaction failed, and nobody noticed.');
}

async function inSavepoint<T>(tx: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint nested`);
  const forgetAfterwards = markForCommit(tx);
  try {
    const result = await work(tx);
    await tx.execute(sql`release savepoint nested`);
    return result;
  } catch (error) {
    forgetAfterwards();
    // If the connection is lost, the cause matters and not that this fails too.
    await tx.execute(sql`rollback to savepoint nested`).catch(() => undefined);
    await tx.execute(sql`release savepoint nested`).catch(() => undefined);
    throw error;
  }
}

const ofConnection = new WeakMap<PoolClient, Database>();

/** Drizzle on one connection; kept with it, because it knows the names of all columns by then. */
function databaseOn(client: PoolClient, { watch, on }: Pick<Opened, 'watch' | 'on'>): Database {
  const known = ofConnection.get(client);
  if (known) return known;
  const logger = { logQuery: (text: string) => watch.note(client, text) };
  const db = drizzle(on(client) as PoolClient, { casing: 'snake_case', logger });
  ofConnection.set(client, db);
  return db;
}
