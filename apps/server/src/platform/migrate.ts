import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

interface Journal {
  entries: { idx: number; tag: string }[];
}

export interface Schema {
  /** Where the migrations lie, which hold tables and constraints. */
  directory: string;
  /** Puts in place what is replaced as a whole: the triggers of derived things. */
  afterwards: (client: pg.ClientBase) => Promise<unknown>;
}

const migrationLock = 7_203_001;

/** Runs the pending migrations and then `afterwards` in one transaction under an advisory lock; answers how many there were. */
export async function migrate(pool: pg.Pool, { directory, afterwards }: Schema): Promise<number> {
  const known = await migrationTags(directory);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await lockMigrations(client);
    const unknown = done.find((tag) => !known.includes(tag));
    if (unknown)
      throw new Error(`The database is newer than this program (it has ${unknown}). Start the newer version.`);
    const pending = known.filter((tag) => !done.includes(tag));
    await runMigrations(client, directory, pending);
    await afterwards(client);
    await client.query('commit');
    return pending.length;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** The names of all migrations of this program, oldest first. */
export async function migrationTags(directory: string): Promise<string[]> {
  const journal: Journal = JSON.parse(await readFile(join(directory, 'meta', '_journal.json'), 'utf8'));
  return journal.entries.map((entry) => entry.tag);
}

/** Those that have run, until the transaction ends nobody else's; in the order of their names, which is that of the journal. */
export async function lockMigrations(client: pg.ClientBase): Promise<string[]> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query(
    'create table if not exists migrations (tag text primary key, ran_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ tag: string }>('select tag from migrations order by tag');
  return rows.map((row) => row.tag);
}

/** Runs these migrations, in the transaction of the caller. */
export async function runMigrations(client: pg.ClientBase, directory: string, tags: string[]): Promise<void> {
  for (const tag of tags) {
    await client.query(await readFile(join(directory, `${tag}.sql`), 'utf8'));
    await client.query('insert into migrations (tag) values ($1)', [tag]);
  }
}
