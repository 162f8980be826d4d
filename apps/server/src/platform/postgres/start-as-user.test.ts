import { chmod, chown, mkdir, mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withClient } from './connection';
import { buildProgram, type OwnProcess, type Program } from './own-process';
import { isRoot } from './process-user';

let program: Program;
let top: string;
let directory: string;
const answer = async ({ connection }: OwnProcess) =>
  (await withClient(connection, (client) => client.query(`select lower('ΏΡΑ') as hour`))).rows;
const works = [{ hour: 'ώρα' }];

beforeAll(async () => {
  program = await buildProgram({ copy: true });
});
afterAll(() => program.remove());
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'horae-data-'));
  await chmod(top, 0o711);
  directory = join(top, '.data');
});
afterEach(() => rm(top, { recursive: true, force: true }));

/** Any account other than root; for root it is "daemon" of Debian and macOS. */
const ordinary = isRoot() ? { uid: 1, gid: 1 } : undefined;

describe('an ordinary user', () => {
  beforeEach(() => (ordinary ? chown(top, ordinary.uid, ordinary.gid) : undefined));

  it('owns the database and stops it', async () => {
    const running = await program.start({ directory }, { user: ordinary });

    expect(await answer(running)).toEqual(works);
    expect((await stat(running.clusterDirectory)).uid).toBe(ordinary?.uid ?? process.getuid?.());
    await running.stop();
    expect(await readdir(running.clusterDirectory)).not.toContain('postmaster.pid');
  });
});

if (isRoot()) {
  describe('root', () => {
    it('runs the database as an unprivileged user', async () => {
      const running = await program.start({ directory });

      expect(await answer(running)).toEqual(works);
      expect((await stat(running.clusterDirectory)).uid).toBe(65_534);
      await running.stop();
    });

    it('makes its own closed data directory only traversable', async () => {
      await mkdir(directory, { mode: 0o700 });

      const running = await program.start({ directory });

      expect(running.clusterDirectory).toContain(directory);
      expect((await stat(directory)).mode & 0o777).toBe(0o710);
      await running.stop();
    });

    it('keeps the database under /var/lib/horae if the data directory is not reachable, and finds it again', async () => {
      await mkdir(join(top, 'closed'), { mode: 0o700 });
      const closed = join(top, 'closed', '.data');
      const first = await program.start({ directory: closed });
      await withClient(first.connection, (client) => client.query('create table kept ()'));
      await first.stop();

      const second = await program.start({ directory: closed });

      const home = dirname(second.clusterDirectory);
      expect(home).toMatch(/^\/var\/lib\/horae\/[0-9a-f]{16}$/);
      expect(first.log).toEqual([expect.stringContaining(home)]);
      expect(second.log).toEqual([]);
      await withClient(second.connection, (client) => client.query('table kept'));
      await second.stop();
      await rm(home, { recursive: true });
      await rmdir(dirname(home)).catch(() => undefined);
    });

    it("leaves an ordinary user's database to that user", async () => {
      await chown(top, 1, 1);
      const theirs = await program.start({ directory }, { user: ordinary });
      await theirs.stop();
      const asRoot = await program.start({ directory });
      expect(await answer(asRoot)).toEqual(works);
      await asRoot.stop();

      const again = await program.start({ directory }, { user: ordinary });

      expect(await answer(again)).toEqual(works);
      await again.stop();
    });

    it('refuses its database to an ordinary user with a one-line error', async () => {
      const running = await program.start({ directory });
      await running.stop();

      await expect(program.start({ directory }, { user: ordinary })).rejects.toThrow(
        /^The database in .* belongs to user/,
      );
    });

    it('owns the directory around the cluster, so that nobody can plant links in it', async () => {
      const running = await program.start({ directory });

      const home = await stat(dirname(running.clusterDirectory));
      expect([home.uid, home.mode & 0o777]).toEqual([0, 0o711]);
      await running.stop();
    });

    it('may have a umask that excludes all other users', async () => {
      const running = await program.start({ directory }, { umask: 0o077 });

      expect(await answer(running)).toEqual(works);
      expect(running.clusterDirectory).toContain(directory);
      await running.stop();
    });
  });
}
