import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database';
import type { Work } from './run-work';

/** Chooses some of the rows of a table that fit; locked ones wait for the next time. */
type Some = (table: PgTable, where: SQL) => SQL;

/** Deletes some rows of a table that nobody will ask for again. */
export type OutdatedRows = (db: Database, some: Some) => PromiseLike<{ rowCount: number | null }>;

const atOnce = 5000;

/** Deletes outdated rows, some at a time, so that no lock is held for long; returns how many. */
export async function deleteOutdated(
  db: Database,
  outdated: readonly OutdatedRows[],
  stopping = new AbortController().signal,
): Promise<number> {
  let deleted = 0;
  for (const deleteSome of outdated) {
    let last = atOnce;
    while (last === atOnce) {
      if (stopping.aborted) return deleted;
      last = (await deleteSome(db, some)).rowCount ?? 0;
      deleted += last;
    }
  }
  return deleted;
}

const some: Some = (table, where) =>
  sql`${table}.ctid = any(array(select ${table}.ctid from ${table} where ${where} limit ${atOnce} for update skip locked))`;

/** Deletes what is outdated once an hour. */
export const outdatedWork = (db: Database, outdated: readonly OutdatedRows[]): Work => ({
  name: 'outdated rows',
  everySeconds: 3600,
  due: async () => [0],
  work: (_all, stopping) => deleteOutdated(db, outdated, stopping),
});
