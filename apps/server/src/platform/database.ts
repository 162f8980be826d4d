import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { Pool, type PoolConfig } from 'pg';
import { refusalOf } from './database-faults';

const deadlock = '40P01';

export type Database = NodePgDatabase;

export interface DatabasePool {
  db: Database;
  pool: Pool;
  close: () => Promise<void>;
}

/** Opens the single connection pool of this process. A lost connection is replaced at the next query. */
export function openDatabase(connection: PoolConfig): DatabasePool {
  const pool = new Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    ...connection,
    // JIT compilation costs more than any of our statements gains from it.
    options: '-c timezone=UTC -c statement_timeout=120000 -c jit=off',
  });
  // A connection may break between two queries: with a listener the next query fails, without one the process ends.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}

const mostTries = 5;
const longestWait = 50;

/**
 * Runs `work` in a transaction; every write uses this. Nested calls become savepoints of the outer transaction. A
 * transaction that loses a deadlock is retried after a random delay, so `work` must write only to the database.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction((tx) => work(tx as unknown as Database));
    } catch (error) {
      const isEnded = refusalOf(error)?.state === deadlock && !(db instanceof PgTransaction);
      if (!isEnded || tries === mostTries) throw error;
      await setTimeout(randomInt(longestWait * tries));
    }
  }
}

/** Reads in a read-only transaction that sees a single snapshot of the database. */
export function inSnapshot<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction((tx) => read(tx as unknown as Database), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
