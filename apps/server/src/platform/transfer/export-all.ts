import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import { withoutLimits } from '../database';
import { type GivenKeys, givenKey } from '../keys/keys';
import { readSecret } from '../secrets';
import { uploadsDirectory } from '../uploads/upload-store';
import { uploads } from '../uploads/uploads.table';
import {
  type ArchiveLine,
  archiveFormat,
  keyNote,
  type Manifest,
  type Moved,
  type MovedSecret,
  movedSecrets,
} from './archive';
import { readCounters } from './counters';
import { queriesOn, quoted, tablesInOrder } from './tables';

const rowsAtOnce = 2000;

export interface Installation {
  pool: Pool;
  /** Contains its uploaded files and its secrets. */
  dataDirectory: string;
  /** The keys that are handed in, if not those of the data directory. */
  keys?: GivenKeys;
}

/** Writes a snapshot of the database, the uploads and the secrets as gzipped JSON lines, readable only by its owner. */
export async function exportAll(installation: Installation, file: string, horae: string): Promise<Moved> {
  const client = await installation.pool.connect();
  const moved: Moved = { tables: new Map(), uploads: 0, warnings: [] };
  const unfinished = `${file}.unfinished`;
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query(withoutLimits);
    const lines = Readable.from(writtenLines(client, installation, moved, horae));
    await rm(unfinished, { force: true });
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }));
    await client.query('commit');
    await rename(unfinished, file);
    return moved;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    client.release();
  }
}

type Files = Pick<Installation, 'dataDirectory' | 'keys'>;

async function* writtenLines(client: ClientBase, installation: Files, moved: Moved, horae: string) {
  const { dataDirectory } = installation;
  const secrets = await secretsOf(client, installation);
  yield lineOf(await manifestOf(client, horae, [...secrets.keys()]));
  for (const [secret, value] of secrets) yield lineOf({ secret, value });
  yield* rowsOf(client, moved);
  for (const counter of await readCounters(client)) yield lineOf(counter);
  yield* filesOf(client, uploadsDirectory(dataDirectory), moved);
  const rows = [...moved.tables.values()].reduce((sum, count) => sum + count, 0);
  yield lineOf({ end: { rows, uploads: moved.uploads } });
}

const lineOf = (line: ArchiveLine | Manifest) => `${JSON.stringify(line)}\n`;

async function manifestOf(client: ClientBase, horae: string, secrets: string[]): Promise<Manifest> {
  const { rows: migrations } = await client.query<{ tag: string }>('select tag from migrations order by tag');
  const storedUploads = await queriesOn(client).$count(uploads);
  return {
    format: archiveFormat,
    migrations: migrations.map((row) => row.tag),
    horae,
    madeAt: new Date().toISOString(),
    uploads: storedUploads,
    secrets,
    note: keyNote,
  };
}

async function secretsOf(client: ClientBase, { dataDirectory, keys = {} }: Files): Promise<Map<MovedSecret, string>> {
  const secrets = new Map<MovedSecret, string>();
  for (const name of movedSecrets) {
    const value = (await givenKey(keys, name)) ?? (await readSecret(dataDirectory, name));
    if (value) secrets.set(name, value.toString('base64url'));
  }
  if (secrets.has('sealing')) return secrets;
  const { rowCount } = await client.query(`
    select 1 from employees where tax_number is not null or social_security_number is not null
    union all select 1 from ergani_settings where coalesce(employer_tax_number, password, token) is not null limit 1`);
  if (rowCount === 0) return secrets;
  throw new Error(
    `The key that opens the sealed numbers is not in ${join(dataDirectory, 'secrets')}: set HORAE_DATA_DIR to the data directory of the server.`,
  );
}

async function* rowsOf(client: ClientBase, { tables }: Moved): AsyncGenerator<string> {
  for (const table of await tablesInOrder(client)) {
    tables.set(table, 0);
    await client.query(`declare rows no scroll cursor for select to_jsonb(t) as row from ${quoted(table)} t`);
    for (;;) {
      const { rows } = await client.query<{ row: object }>(`fetch ${rowsAtOnce} from rows`);
      if (rows.length === 0) break;
      tables.set(table, tables.get(table)! + rows.length);
      yield lineOf({ table, rows: rows.map((found) => found.row) });
    }
    await client.query('close rows');
  }
}

async function* filesOf(client: ClientBase, directory: string, moved: Moved): AsyncGenerator<string> {
  const rows = await queriesOn(client).select({ key: uploads.key }).from(uploads).orderBy(uploads.key);
  for (const { key } of rows) {
    const content = await readFile(join(directory, key)).catch(() => undefined);
    if (!content) continue;
    moved.uploads += 1;
    yield lineOf({ upload: key, content: content.toString('base64') });
  }
  const missing = rows.length - moved.uploads;
  if (missing > 0) moved.warnings.push(`${missing} of ${rows.length} uploaded files were not found in ${directory}.`);
}
