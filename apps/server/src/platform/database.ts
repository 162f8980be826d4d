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

/** Opens the one pool of this process. A lost connection is replaced at the next query. */
export function openDatabase(connection: PoolConfig): DatabasePool {
  const pool = new Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    ...connection,
    // Compiling a statement costs more than any of ours gains by it.
    options: '-c timezone=UTC -c statement_timeout=120000 -c jit=off',
  });
  // A connection that breaks, idle or between two queries, fails the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}

const mostTries = 5;
const longestWait = 50;

/**
 * Opens the only kind of transaction that writes; nested calls join the outer one as a savepoint. Of two that wait
 * for each other the database ends one; that one begins again after a moment of its own, so that many do not meet again,
 * and `work` writes nowhere but to the database.
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

/** Reads in a transaction that sees one moment of the database and writes nothing. */
export function inSnapshot<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction((tx) => read(tx as unknown as Database), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
