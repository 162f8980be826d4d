import { access, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withClient } from './connection';
import { buildProgram, type Program } from './own-process';
import { assertGreekLowercase } from './server-locale-check';
import { findSystemBinaries } from './system-binaries';
import { cloneDatabase, dropDatabase, startSystemCluster, startTestCluster } from './test-cluster';
import type { TestCluster } from './throw-away-cluster';

const system = await findSystemBinaries();
const kinds: [name: string, start: () => Promise<TestCluster | undefined>][] = [['embedded', startTestCluster]];
if (system) kinds.push([`system's ${system.major}`, startSystemCluster]);

const places = (cluster: TestCluster) => dirname(cluster.connection.host);
const isGone = (path: string) => expect(access(path)).rejects.toThrow(/ENOENT/);

describe.each(kinds)('a throw-away cluster of the %s PostgreSQL', (_, start) => {
  let cluster: TestCluster;
  const ask = async (sql: string, database = 'postgres') =>
    (await withClient({ ...cluster.connection, database }, (client) => client.query(sql))).rows;

  beforeAll(async () => {
    const started = await start();
    if (!started) throw new Error('It did not start.');
    cluster = started;
    await ask('create database "Template"');
    await ask('create table guest as select i from generate_series(1, 1000) i', 'Template');
  });
  afterAll(async () => {
    await cluster.stop();
    await isGone(places(cluster));
  });

  it('passes the locale check', async () => {
    await withClient(cluster.connection, (client) => assertGreekLowercase(client));
  });

  it('clones several databases concurrently from one template', async () => {
    const names = ['One', 'two "2"', 'three'];

    await Promise.all(names.map((name) => cloneDatabase(cluster.connection, 'Template', name)));

    for (const name of names) expect(await ask('select count(*)::int from guest', name)).toEqual([{ count: 1000 }]);
  });

  it('drops a database and its sessions', async () => {
    await cloneDatabase(cluster.connection, 'Template', 'dropped');
    const left = new Client({ ...cluster.connection, database: 'dropped' });
    const ended = new Promise((resolve) => left.on('error', () => undefined).once('end', resolve));
    await left.connect();

    await dropDatabase(cluster.connection, 'dropped');
    await dropDatabase(cluster.connection, 'dropped');

    await ended;
    expect(await ask(`select from pg_database where datname = 'dropped'`)).toEqual([]);
  });

  it('is rejected as a server if its database cannot lower-case Greek letters', async () => {
    await ask(
      `create database ascii template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C' locale_provider libc`,
    );

    await withClient({ ...cluster.connection, database: 'ascii' }, (client) =>
      expect(assertGreekLowercase(client)).rejects.toThrow(
        /^The database "ascii" cannot compare .* createdb -E UTF8 --locale=C\.UTF-8 --template=template0 ascii$/,
      ),
    );
  });
});

describe('a server that is too old', () => {
  it('is rejected with a one-line error that names the oldest supported version', async () => {
    const cluster = await startTestCluster();
    try {
      await withClient(cluster.connection, async (client) => {
        // Shadows the catalogue's function and returns what an old server would.
        await client.query(`create schema old; set search_path = old, pg_catalog;
          create function old.current_setting(name text) returns text language sql as
          $$ select case name when 'server_version_num' then '140012' else '14.12' end $$`);

        await expect(assertGreekLowercase(client)).rejects.toThrow(
          /^The database server is PostgreSQL 14\.12; Horae needs version 15 or newer\.$/,
        );
      });
    } finally {
      await cluster.stop();
    }
  });
});

describe('a throw-away cluster whose process is killed', () => {
  let program: Program;
  beforeAll(async () => {
    program = await buildProgram();
  });
  afterAll(() => program.remove());

  it('ends with the process and leaves no files', async () => {
    const killed = await program.startTestCluster();
    const place = dirname(killed.connection.host);
    expect(await readdir(place)).toContain('cluster');

    await killed.kill();

    await vi.waitFor(() => isGone(place), { timeout: 30_000, interval: 50 });
  });
});
