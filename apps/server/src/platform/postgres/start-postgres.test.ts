import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PostgresConnection, withClient } from './connection';
import { buildProgram, type OwnProcess, type Program } from './own-process';
import { isAlive, livingPostmaster } from './postmaster';
import { type RunningPostgres, startPostgres } from './start-postgres';

let program: Program;
let directory: string;
const log: string[] = [];
const start = (options = {}) => startPostgres({ directory, log: (line) => log.push(line), ...options });
const ask = async (connection: PostgresConnection, sql: string) =>
  (await withClient(connection, (client) => client.query({ text: sql, rowMode: 'array' }))).rows;
const userOfFile = ({ uid, gid }: { uid: number; gid: number }) => ({ uid, gid });
const stopAfter = (running: OwnProcess, work: () => Promise<void>) => work().finally(running.stop);
const eventually = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  program = await buildProgram();
});
afterAll(() => program.remove());
beforeEach(async () => {
  log.length = 0;
  directory = await mkdtemp(join(tmpdir(), 'horae-data-'));
  await chmod(directory, 0o711);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

it('keeps rows across a restart', async () => {
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
  it('leaves a database running that the next one takes over', async () => {
    const killed = await program.start({ directory });
    const before = await ask(killed.connection, 'select pg_postmaster_start_time()::text');
    await killed.kill();

    const next = await start();

    expect(await ask(next.connection, 'select pg_postmaster_start_time()::text')).toEqual(before);
    expect(log).toEqual([expect.stringMatching(/still running and will be used/)]);
    await next.stop();
    expect(await livingPostmaster(next.clusterDirectory)).toBeUndefined();
  });

  it('leaves no database behind if no other Horae takes it over', async () => {
    const killed = await program.start({ directory, orphanGraceSeconds: 0 });
    const postmaster = await livingPostmaster(killed.clusterDirectory);
    await killed.kill();

    await vi.waitFor(() => expect(isAlive(postmaster?.pid ?? 0)).toBe(false), eventually);
  });
});

describe('a database that is killed', () => {
  const killAndAwaitReturn = async (running: RunningPostgres) => {
    const killed = await livingPostmaster(running.clusterDirectory);
    process.kill(killed?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => ask(running.connection, 'select 1'), eventually);
    expect((await livingPostmaster(running.clusterDirectory))?.pid).not.toBe(killed?.pid);
  };

  it('is restarted at the same address with everything that was committed', async () => {
    const running = await start();
    await ask(running.connection, 'create table kept as select 7 as number');

    await killAndAwaitReturn(running);
    await killAndAwaitReturn(running);

    expect(await ask(running.connection, 'select number from kept')).toEqual([[7]]);
    // A slow machine may need a second attempt, which is logged.
    for (const line of log) expect(line).toMatch(/stopped unexpectedly|did not start/);
    expect(log.length).toBeGreaterThanOrEqual(2);
    await running.stop();
  });

  it('is restarted even though one of its sessions was busy', async () => {
    const running = await start();
    const endless = `do $$ declare i bigint := 0; begin loop i := i + 1; end loop; end $$`;
    const busy = expect(ask(running.connection, endless)).rejects.toThrow();
    const isBusy = async () =>
      expect(await ask(running.connection, `select from pg_stat_activity where query like 'do $$%'`)).toHaveLength(1);
    await vi.waitFor(isBusy, eventually);

    await killAndAwaitReturn(running);

    await busy;
    await running.stop();
  });

  it('is still ours: another Horae is refused even after the restart', async () => {
    const running = await start();
    await killAndAwaitReturn(running);
    const lock = `select from pg_locks where locktype = 'advisory'`;
    await vi.waitFor(async () => expect(await ask(running.connection, lock)).toHaveLength(1), eventually);

    await expect(start()).rejects.toThrow(/^Another Horae is already using .*HORAE_DATA_DIR/);

    await running.stop();
  });
});

describe('a second Horae on the same data directory', () => {
  it('is refused, and the first keeps running', async () => {
    const first = await program.start({ directory });

    await expect(start()).rejects.toThrow(/^Another Horae is already using .*HORAE_DATA_DIR/);

    expect(await ask(first.connection, 'select 1')).toEqual([[1]]);
    await first.stop();
  });

  it('is refused when both start concurrently on an empty directory', async () => {
    const both = await Promise.allSettled([program.start({ directory }), program.start({ directory })]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const one of both) {
      if (one.status === 'rejected') expect(one.reason.message).toMatch(/^Another Horae is already using/);
      else await stopAfter(one.value, async () => expect(await ask(one.value.connection, 'select 1')).toEqual([[1]]));
    }
  });
});

describe('the data directory', () => {
  const veryLong = join(...Array.from({ length: 5 }, (_, i) => `${i}`.repeat(60)));

  it.each([
    ['with spaces', "my hotel's  data"],
    ['in Greek', 'Δεδομένα ξενοδοχείου'],
    ['with characters special to a shell', '$(id) `id` "quoted", comma'],
    ['of 300 characters', veryLong],
  ])('may have a path %s', async (_, name) => {
    const running = await start({ directory: join(directory, name) });
    const place = running.connection.host;
    expect(await ask(running.connection, 'select 1')).toEqual([[1]]);
    await running.stop();

    const again = await start({ directory: join(directory, name) });

    expect(await ask(again.connection, 'select 1')).toEqual([[1]]);
    await again.stop();
    expect(await readdir(dirname(again.clusterDirectory))).not.toContain('owner');
    if (!place.startsWith(directory)) await expect(stat(place)).rejects.toThrow(/ENOENT/);
  });

  it('may contain leftovers of an interrupted first start', async () => {
    const child = program.launch({ directory });
    const home = join(directory, 'postgres');
    const names = () => readdir(home).catch(() => []);
    const begun = async () => expect(await names()).toContainEqual(expect.stringMatching(/^unfinished-/));
    await vi.waitFor(begun, { timeout: 30_000, interval: 5 });
    child.kill('SIGKILL');
    await once(child, 'exit');

    const running = await start();

    expect(await ask(running.connection, 'select 1')).toEqual([[1]]);
    await running.stop();
    await vi.waitFor(
      async () => expect(await names()).not.toContainEqual(expect.stringMatching(/^unfinished-/)),
      eventually,
    );
  });

  it('may contain a process id that now belongs to an unrelated process', async () => {
    const first = await start();
    await first.stop();
    const stranger = spawn('/bin/sh', ['-c', 'while read -r line; do :; done'], {
      ...userOfFile(await stat(first.clusterDirectory)),
    });
    const lines = [stranger.pid, first.clusterDirectory, 1, 5432, first.connection.host, '', '0 0', 'ready'];
    await writeFile(join(first.clusterDirectory, 'postmaster.pid'), `${lines.join('\n')}\n`);
    await writeFile(join(first.connection.host, '.s.PGSQL.5432.lock'), `${lines.join('\n')}\n`);

    const second = await start();

    expect(await ask(second.connection, 'select 1')).toEqual([[1]]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.stdin.end();
    await second.stop();
  });

  it('of another PostgreSQL version is rejected with a one-line error', async () => {
    const first = await start();
    await first.stop();
    await rename(first.clusterDirectory, join(dirname(first.clusterDirectory), '17'));

    await expect(start()).rejects.toThrow(/^The data in .* is of PostgreSQL 17, this Horae brings 18: export it/);
  });

  it('that cannot be created is rejected with a one-line error', async () => {
    await writeFile(join(directory, 'file'), '');

    await expect(start({ directory: join(directory, 'file', 'data') })).rejects.toThrow(
      /^The data directory .* cannot be created/,
    );
  });
});
