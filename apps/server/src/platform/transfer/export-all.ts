import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import { quoted, tablesInOrder } from './tables';

const rowsAtOnce = 2000;

/** Writes every row of every table, as of one moment, into one compressed file of JSON lines; answers the counts. */
export async function exportAll(pool: Pool, file: string): Promise<Map<string, number>> {
  const client = await pool.connect();
  const counts = new Map<string, number>();
  const unfinished = `${file}.unfinished`;
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query('set local statement_timeout = 0');
    await pipeline(Readable.from(lines(client, counts)), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    await client.query('commit');
    await rename(unfinished, file);
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    client.release();
  }
}

async function* lines(client: ClientBase, counts: Map<string, number>): AsyncGenerator<string> {
  const { rows: migrations } = await client.query<{ tag: string }>('select tag from migrations order by tag');
  yield `${JSON.stringify({ format: 'horae-export-1', migrations: migrations.map((row) => row.tag) })}\n`;
  for (const table of await tablesInOrder(client)) {
    counts.set(table, 0);
    await client.query(`declare rows no scroll cursor for select to_jsonb(held) as row from ${quoted(table)} held`);
    for (;;) {
      const { rows } = await client.query<{ row: object }>(`fetch ${rowsAtOnce} from rows`);
      if (rows.length === 0) break;
      counts.set(table, counts.get(table)! + rows.length);
      yield `${JSON.stringify({ table, rows: rows.map((found) => found.row) })}\n`;
    }
    await client.query('close rows');
  }
}
