import { chmod, chown, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withClient } from './connection';
import { buildProgram, type OwnProcess, type Program } from './own-process';
import { isRoot } from './process-user';

let program: Program;
let directory: string;
const answer = async ({ connection }: OwnProcess) =>
  (await withClient(connection, (client) => client.query(`select lower('ΏΡΑ') as hour`))).rows;
const works = [{ hour: 'ώρα' }];

beforeEach(async () => {
  program = await buildProgram({ copy: true });
  directory = await mkdtemp(join(tmpdir(), 'horae-data-'));
  await chmod(directory, 0o711);
});
afterEach(async () => {
  await program.remove();
  await rm(directory, { recursive: true, force: true });
});

/** Any account other than root; for root it is "daemon" of Debian and macOS. */
const ordinary = isRoot() ? { uid: 1, gid: 1 } : undefined;

async function removeLinks(native: string): Promise<void> {
  const links: { target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { target } of links) await rm(join(dirname(native), target));
}

async function someLink(native: string): Promise<string> {
  const [link]: { target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  return link?.target.replace('native/lib/', '') ?? '';
}

describe('an installation whose links are missing', () => {
  beforeEach(async () => {
    await removeLinks(program.native);
    if (ordinary) await chown(directory, ordinary.uid, ordinary.gid);
  });

  it('is copied if they cannot be created', async () => {
    await chmod(join(program.native, 'lib'), 0o555);

    const running = await program.start({ directory }, { user: ordinary });

    expect(await answer(running)).toEqual(works);
    expect(await readdir(join(directory, 'postgres'))).toContainEqual(expect.stringMatching(/^program-18\./));
    await running.stop();
    await chmod(join(program.native, 'lib'), 0o755);
  });

  it('gets them if it is writable', async () => {
    if (ordinary) await chown(join(program.native, 'lib'), ordinary.uid, ordinary.gid);

    const running = await program.start({ directory }, { user: ordinary });

    expect(await answer(running)).toEqual(works);
    expect(await readlink(join(program.native, 'lib', await someLink(program.native)))).not.toContain('/');
    expect(await readdir(join(directory, 'postgres'))).not.toContainEqual(expect.stringMatching(/^program/));
    await running.stop();
  });
});

describe('a system that does not support the bundled PostgreSQL', () => {
  it.each([
    ['has no package', (native: string) => rm(dirname(native), { recursive: true })],
    ['cannot run its programs', (native: string) => writeFile(join(native, 'bin', 'postgres'), '#!/no/such/loader\n')],
  ])('gets an error that asks for DATABASE_URL if it %s', async (_, spoil) => {
    await spoil(program.native);

    await expect(program.start({ directory })).rejects.toThrow(
      /^There is no embedded PostgreSQL for this system .* set DATABASE_URL [^\n]*$/,
    );
  });
});

if (isRoot()) {
  it('is copied if the unprivileged user of root cannot reach it', async () => {
    await chmod(program.native, 0o700);

    const first = await program.start({ directory });
    await first.stop();
    const second = await program.start({ directory });

    expect(await answer(second)).toEqual(works);
    const names = await readdir(join(directory, 'postgres'));
    expect(names.filter((name) => name.startsWith('program'))).toEqual([expect.stringMatching(/^program-18\./)]);
    await second.stop();
  });
}
