import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { withoutLimits } from './database';

export interface Schema {
  /** The directory of the migrations, which create tables and constraints. */
  directory: string;
  /** Installs what each run replaces completely: the triggers of derived things. */
  afterwards: (client: pg.ClientBase) => Promise<unknown>;
}

interface Journal {
  entries: { idx: number; tag: string }[];
}

const migrationLock = 7_203_001;

/** Runs pending migrations and then `afterwards` in one transaction under an advisory lock; returns how many ran. */
export async function migrate(pool: pg.Pool, { directory, afterwards }: Schema): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A big database takes longer than any request may, and so does waiting for another server to migrate it.
    await client.query(withoutLimits);
    const pending = await pendingMigrations(directory, await lockMigrations(client));
    await runMigrations(client, directory, pending);
    await afterwards(client);
    await client.query('commit');
    return pending.length;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (!(error instanceof Error) || error instanceof NewerDatabase) throw error;
    throw new Error(`The database could not be migrated: ${error.message}`, { cause: error });
  } finally {
    client.release();
  }
}

/** Returns the names of all migrations of this program, oldest first. */
export async function migrationTags(directory: string): Promise<string[]> {
  const journal: Journal = JSON.parse(await readFile(join(directory, 'meta', '_journal.json'), 'utf8'));
  return journal.entries.map((entry) => entry.tag);
}

/** Locks the migrations until the transaction ends and returns those that have run, by name, which is journal order. */
export async function lockMigrations(client: pg.ClientBase): Promise<string[]> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query(
    'create table if not exists migrations (tag text primary key, ran_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ tag: string }>('select tag from migrations order by tag');
  return rows.map((row) => row.tag);
}

/**
 * Returns the migrations that a database lacks. A database older than the foundations continues with the former
 * migrations, which add up to the foundations.
 */
export async function pendingMigrations(directory: string, done: readonly string[]): Promise<string[]> {
  const known = await migrationTags(directory);
  const former = await formerTags(directory);
  const unknown = done.find((tag) => !known.includes(tag) && !former.includes(tag));
  if (unknown) throw new NewerDatabase(unknown);
  if (!done.some((tag) => former.includes(tag))) return known.filter((tag) => !done.includes(tag));
  const foundations = await foundationTags(directory);
  return [...former, ...known.filter((tag) => !foundations.includes(tag))].filter((tag) => !done.includes(tag));
}

/** The database has a migration that this program does not know. */
export class NewerDatabase extends Error {
  readonly tag: string;

  constructor(tag: string) {
    super(`The database is newer than this program (it has ${tag}). Start the newer version.`);
    this.tag = tag;
  }
}

/** Runs these migrations in the caller's transaction. */
export async function runMigrations(client: pg.ClientBase, directory: string, tags: readonly string[]): Promise<void> {
  const former = await formerTags(directory);
  for (const tag of tags) {
    const file = former.includes(tag) ? join(formerDirectory(directory), `${tag}.sql`) : join(directory, `${tag}.sql`);
    await client.query(await readFile(file, 'utf8'));
    await client.query('insert into migrations (tag) values ($1)', [tag]);
    if (tag === former.at(-1)) await takeForFoundations(client, directory, former);
  }
}

/** Replaces the records of the former migrations with those of the foundations, to which they add up. */
async function takeForFoundations(client: pg.ClientBase, directory: string, former: readonly string[]): Promise<void> {
  await client.query('delete from migrations where tag = any($1)', [former]);
  await client.query('insert into migrations (tag) select unnest($1::text[])', [await foundationTags(directory)]);
}

/** The directory of the migrations that led to the foundations, for older databases and exports. */
const formerDirectory = (directory: string) => join(directory, 'former');

export async function formerTags(directory: string): Promise<string[]> {
  return readNames(join(formerDirectory(directory), 'steps.json'));
}

export async function foundationTags(directory: string): Promise<string[]> {
  return readNames(join(formerDirectory(directory), 'replaced-by.json'));
}

const readNames = async (file: string): Promise<string[]> => JSON.parse(await readFile(file, 'utf8'));
