import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import { quoted } from './tables';

/** Loads an export into an empty database, all or nothing; answers the counts. */
export async function importAll(pool: Pool, file: string): Promise<Map<string, number>> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await refuseWhenFilled(client);
    const counts = new Map<string, number>();
    for await (const line of linesOf(file)) {
      const read = JSON.parse(line);
      if (!('table' in read)) await refuseForeign(client, read);
      else {
        await insert(client, read.table, read.rows);
        counts.set(read.table, (counts.get(read.table) ?? 0) + read.rows.length);
      }
    }
    await moveSequences(client);
    // Exports of older versions hold no entries of the search.
    await client.query('select fill_search_entries()');
    await client.query('commit');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  yield* createInterface({ input: source.pipe(unzipped), crlfDelay: Infinity });
}

async function refuseWhenFilled(client: ClientBase): Promise<void> {
  const { rows } = await client.query('select 1 from accounts union all select 1 from companies limit 1');
  if (rows.length > 0) throw new Error('This database already holds accounts or hotels: import into an empty one.');
}

async function refuseForeign(client: ClientBase, header: { format?: string; migrations?: string[] }): Promise<void> {
  if (header.format !== 'horae-export-1') throw new Error('This file is no export of Horae.');
  const { rows } = await client.query<{ tag: string }>('select tag from migrations');
  const known = new Set(rows.map((row) => row.tag));
  const newer = (header.migrations ?? []).find((tag) => !known.has(tag));
  if (newer) throw new Error(`The export was written by a newer Horae (it has ${newer}). Import it with that version.`);
}

// The triggers that count versions would raise what the file already says, so they rest.
async function insert(client: ClientBase, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map(quoted)
    .join(', ');
  await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(
    `insert into ${quoted(table)} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  await client.query(`alter table ${quoted(table)} enable trigger user`);
}

/** Sets every counter to the highest number it has given. */
async function moveSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select coalesce(pg_get_serial_sequence(quote_ident(c.table_name), c.column_name), substring(c.column_default from '''(.+?)''')) as sequence,
      c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    where c.table_schema = 'public' and (c.is_identity = 'YES' or c.column_default like 'nextval(%')`);
  const highest = new Map<string, string[]>();
  for (const { sequence, table, column } of rows) {
    highest.set(sequence, [
      ...(highest.get(sequence) ?? []),
      `select max(${quoted(column)}) as id from ${quoted(table)}`,
    ]);
  }
  for (const [sequence, queries] of highest) {
    await client.query(
      `select setval($1::regclass, greatest(max(id), 1), max(id) is not null) from (${queries.join(' union all ')}) used`,
      [sequence],
    );
  }
}
