import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withClient } from './connection';
import { restoreSnapshot } from './restore';
import { takeSnapshot } from './snapshot';
import { listSnapshots, removeSnapshotsBut, snapshotsOf } from './snapshot-directory';
import { isSnapshotDue, keepSnapshots, snapshotWhenDue } from './snapshot-schedule';
import { type RunningPostgres, startPostgres } from './start-postgres';

let directory: string;
let running: RunningPostgres;
const log = () => undefined;
const ask = (sql: string) => withClient(running.connection, async (client) => (await client.query(sql)).rows);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'horae-data-'));
  running = await startPostgres({ directory, log });
});
beforeEach(async () => {
  await ask('drop table if exists written; create table written (id int primary key, batch int, filler text)');
  await rm(snapshotsOf(directory), { recursive: true, force: true });
});
afterAll(async () => {
  await running.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Writes batches of ten rows, each in one transaction, until stopped; returns how many were acknowledged. */
function keepWriting(): { acknowledged: () => number; stop: () => Promise<void> } {
  let batches = 0;
  const ending = new AbortController();
  const written = withClient(running.connection, async (client: Client) => {
    while (!ending.signal.aborted) {
      await client.query(
        `insert into written select $1::int * 10 + i, $1, repeat('ώρα ', 500) from generate_series(0, 9) i`,
        [batches],
      );
      batches += 1;
      if (batches % 50 === 0) await client.query('checkpoint');
    }
  });
  return {
    acknowledged: () => batches,
    stop: () => {
      ending.abort();
      return written;
    },
  };
}

it('restores everything acknowledged before the snapshot, despite writes during the copy', async () => {
  const writer = keepWriting();
  await vi.waitFor(() => expect(writer.acknowledged()).toBeGreaterThan(100), { timeout: 20_000 });
  const before = writer.acknowledged();
  const snapshot = await takeSnapshot(running, snapshotsOf(directory));
  const after = writer.acknowledged();
  await writer.stop();
  await running.stop();

  await restoreSnapshot({ directory, snapshot: snapshot.path, log });
  running = await startPostgres({ directory, log });

  const [found] = await ask('select count(*)::int as rows, max(batch) + 1 as batches from written');
  expect(found?.rows).toBe(found?.batches * 10);
  expect(found?.batches).toBeGreaterThanOrEqual(before);
  expect(found?.batches).toBeLessThanOrEqual(after + 1);
  await ask('create extension amcheck');
  await ask(`select bt_index_check('written_pkey', true)`);
});

it('has the same counts after a restore, whatever was written since', async () => {
  await ask('insert into written select i, 0 from generate_series(1, 5000) i');
  const snapshot = await takeSnapshot(running, snapshotsOf(directory));
  await ask('delete from written where id > 10; create table later ()');
  await running.stop();

  await restoreSnapshot({ directory, snapshot: snapshot.path, log });
  running = await startPostgres({ directory, log });

  expect(await ask(`select count(*)::int, to_regclass('later') as later from written`)).toEqual([
    { count: 5000, later: null },
  ]);
});

it('clears away what a killed restore left', async () => {
  const home = dirname(running.clusterDirectory);
  await mkdir(join(home, `unfinished-${spawnSync('true').pid}-x`, 'base'), { recursive: true });
  await running.stop();

  running = await startPostgres({ directory, log });

  expect((await readdir(home)).filter((name) => name.startsWith('unfinished-'))).toEqual([]);
});

it('is due only after something was written', async () => {
  const into = snapshotsOf(directory);
  expect(await isSnapshotDue(running, into)).toBe(true);
  await takeSnapshot(running, into);
  await ask('checkpoint');
  await ask('select count(*) from written');
  expect(await isSnapshotDue(running, into)).toBe(false);

  await ask('insert into written values (1)');

  expect(await isSnapshotDue(running, into)).toBe(true);
});

it('is due when a transaction that was open during the snapshot ends after newer ones', async () => {
  const slow = new Client(running.connection);
  await slow.connect();
  await slow.query('begin; insert into written values (1)');
  await ask('insert into written values (2)');
  await takeSnapshot(running, snapshotsOf(directory));
  await slow.query('commit');
  await slow.end();

  expect(await isSnapshotDue(running, snapshotsOf(directory))).toBe(true);
});

it('keeps the newest and removes leftovers of a killed process', async () => {
  const into = snapshotsOf(directory);
  const taken = [];
  for (const id of [1, 2, 3]) {
    await ask(`insert into written values (${id})`);
    await snapshotWhenDue(running, into);
    await snapshotWhenDue(running, into);
    taken.push((await listSnapshots(into)).at(-1)?.path);
  }
  const aborted = AbortSignal.abort();
  await ask('insert into written values (4)');
  await expect(takeSnapshot(running, into, aborted)).rejects.toThrow(/abort/);

  await removeSnapshotsBut(2, into);

  expect((await listSnapshots(into)).map(({ path }) => path)).toEqual(taken.slice(1));
  expect(await readdir(into)).toHaveLength(2);
});

it('removes what a killed process left, and leaves a backup in progress alone', async () => {
  const into = snapshotsOf(directory);
  const inProgress = `unfinished-${process.ppid}-2026-11-23T01-00-00.000Z`;
  const left = [spawnSync('true').pid, process.pid].map((pid) => `unfinished-${pid}-2026-11-23T02-00-00.000Z`);
  for (const name of [inProgress, ...left]) await mkdir(join(into, name, 'cluster'), { recursive: true });

  await snapshotWhenDue(running, into);

  const names = (await listSnapshots(into)).map(({ path }) => basename(path));
  expect(names).toHaveLength(1);
  expect((await readdir(into)).toSorted()).toEqual([...names, inProgress]);
});

it('is taken repeatedly while something is written', async () => {
  const into = snapshotsOf(directory);
  const count = async () => (await listSnapshots(into)).length;
  const end = keepSnapshots(running, log, 50);
  await vi.waitFor(async () => expect(await count()).toBe(1), { timeout: 20_000 });
  await ask('insert into written values (1)');
  await vi.waitFor(async () => expect(await count()).toBe(2), { timeout: 20_000 });

  await end();

  expect(await readdir(into)).toHaveLength(2);
});

it('refuses to restore under a running Horae, and leaves the database alone', async () => {
  await ask('insert into written values (1)');
  const snapshot = await takeSnapshot(running, snapshotsOf(directory));

  await expect(restoreSnapshot({ directory, snapshot: snapshot.path, log })).rejects.toThrow(/^Another Horae/);

  expect(await ask('select count(*)::int from written')).toEqual([{ count: 1 }]);
});

it('restores the old database if the snapshot does not start', async () => {
  await ask('insert into written values (1)');
  const snapshot = await takeSnapshot(running, snapshotsOf(directory));
  await rm(join(snapshot.path, 'cluster', 'global', 'pg_control'));
  await ask('insert into written values (2)');
  await running.stop();

  await expect(restoreSnapshot({ directory, snapshot: snapshot.path, log })).rejects.toThrow(
    /the database was not changed/,
  );

  running = await startPostgres({ directory, log });
  expect(await ask('select count(*)::int from written')).toEqual([{ count: 2 }]);
});
