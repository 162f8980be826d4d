import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { inTransaction, openDatabase } from './database';
import { type PoolWatch, watchPool } from './pool-watch';

let pool: Pool;
let watch: PoolWatch;
let lines: string[];
const log = (line: string) => lines.push(line);

beforeEach(() => {
  lines = [];
  pool = new Pool({ ...inject('connection'), max: 1 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  watch = watchPool(pool, { everyMilliseconds: 5, reportAfter: 10, endAfter: 50, endWithin: 10 });
});
afterEach(() => (pool.ending ? undefined : watch.endPool()));

it('closes a connection that is not given back, and serves others then', async () => {
  watch.start(log);
  const forgotten = await pool.connect();
  watch.note(forgotten, 'select *\n  from guests');

  const { rows } = await pool.query('select 7 as number');

  expect(rows).toEqual([{ number: 7 }]);
  expect(lines.at(-1)).toMatch(
    /^A connection of the database has been in use for \d+ seconds\. Its last statement: select \* from guests It is closed now\.$/,
  );
});

it('ends the pool although a connection is still in use', async () => {
  watch.start(log);
  await pool.connect();

  await watch.endPool();

  expect(lines.at(-1)).toMatch(/It is cut, because the server stops\.$/);
});

it('names the statement of a transaction that does not end, without its values', async () => {
  const database = openDatabase(inject('connection'));
  const lines: string[] = [];
  database.watch((line) => lines.push(line));
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const endless = inTransaction(database.db, async (tx) => {
    await tx.execute(sql`select ${'Maria'}::text as name`);
    begun();
    await new Promise(() => undefined);
  });
  void endless.catch(() => undefined);

  await hasBegun;
  await database.close();

  expect(lines).toEqual([expect.stringContaining('Its last statement: select $1::text as name It is cut')]);
});
