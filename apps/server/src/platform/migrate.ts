import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

interface Journal {
  entries: { idx: number; tag: string }[];
}

const migrationLock = 7_203_001;

/** Runs the pending migrations in one transaction under an advisory lock; answers how many there were. */
export async function migrate(pool: pg.Pool, directory: string): Promise<number> {
  const journal: Journal = JSON.parse(await readFile(join(directory, 'meta', '_journal.json'), 'utf8'));
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migrations (tag text primary key, ran_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ tag: string }>('select tag from migrations');
    const done = new Set(rows.map((row) => row.tag));
    const unknown = [...done].filter((tag) => !journal.entries.some((entry) => entry.tag === tag));
    if (unknown.length > 0)
      throw new Error(`The database is newer than this program (it has ${unknown[0]}). Start the newer version.`);
    const pending = journal.entries.filter((entry) => !done.has(entry.tag));
    for (const { tag } of pending) {
      await client.query(await readFile(join(directory, `${tag}.sql`), 'utf8'));
      await client.query('insert into migrations (tag) values ($1)', [tag]);
    }
    await client.query('commit');
    return pending.length;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
