import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PostgresConnection, withClient } from './connection';
import { buildProgram, type Program } from './own-process';
import { isAlive, livingPostmaster } from './postmaster';
import { startPostgres } from './start-postgres';

let program: Program;
let directory: string;
const log: string[] = [];
const start = (options = {}) => startPostgres({ directory, log: (line) => log.push(line), ...options });
const ask = async (connection: PostgresConnection, sql: string) =>
  (await withClient(connection, (client) => client.query({ text: sql, rowMode: 'array' }))).rows;
const eventually = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  program = await buildProgram();
});
afterAll(() => program.remove());
beforeEach(async () => {
  log.length = 0;
  directory = await mkdtemp(join(tmpdir(), 'horae-data-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

it('keeps rows over a stop and a second start', async () => {
  const first = await start();
  await ask(first.connection, 'create table kept as select 7 as number');
  await first.stop();
  expect(await livingPostmaster(first.clusterDirectory)).toBeUndefined();

  const second = await start();

  expect(await ask(second.connection, `select number, lower('ΆΣ'), current_setting('fsync') from kept`)).toEqual([
    [7, 'άσ', 'on'],
  ]);
  await second.stop();
});

describe('a Horae that is killed', () => {
  it('leaves a database that the next one takes over', async () => {
    const killed = await program.start({ directory });
    const before = await ask(killed.connection, 'select pg_postmaster_start_time()::text');
    await killed.kill();

    const next = await start();

    expect(await ask(next.connection, 'select pg_postmaster_start_time()::text')).toEqual(before);
    expect(log).toEqual([expect.stringMatching(/taken over/)]);
    await next.stop();
    expect(await livingPostmaster(next.clusterDirectory)).toBeUndefined();
  });

  it('leaves no database behind when nobody takes it over', async () => {
    const killed = await program.start({ directory, orphanGraceSeconds: 0 });
    const postmaster = await livingPostmaster(killed.clusterDirectory);
    await killed.kill();

    await vi.waitFor(() => expect(isAlive(postmaster?.pid ?? 0)).toBe(false), eventually);
  });
});
