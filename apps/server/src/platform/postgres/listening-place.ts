import { lstat, mkdir, mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Home, homeFiles } from './home-directory';
import { canReach, giveTo } from './process-user';
import type { Listening } from './server-settings';

// A unix socket's path ends at 103 bytes on macOS and at 107 on Linux.
const longestSocketPath = 100;
const port = 5432;
const shortName = 'horae-';

const isShort = (directory: string) => Buffer.byteLength(`${directory}/.s.PGSQL.${port}`) <= longestSocketPath;

/** The private place to listen at. Asked twice it answers the same, since two Horaes may start at once. */
export async function listeningPlace(home: Home): Promise<Listening> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const { socket } = homeFiles(home);
  if (isShort(socket)) return { host: await makePrivate(socket, home), port };
  const known = await readlink(socket).catch(() => undefined);
  if (known && (await isUsable(known, home))) return { host: known, port };
  const short = await makeShortDirectory(home);
  await rm(socket, { recursive: true, force: true });
  await symlink(short, socket);
  return { host: short, port };
}

/** Makes the place ready to be listened at again, after a crash or after a cleaner of temporary files. */
export async function restoreListeningPlace(home: Home, { host }: Listening): Promise<void> {
  if (process.platform !== 'win32') await makePrivate(host, home);
}

/** Process numbers are used again: a lock file of a dead database may name a living stranger. */
export async function removeSocketFiles({ host, port }: Listening): Promise<void> {
  if (process.platform === 'win32') return;
  const socket = join(host, `.s.PGSQL.${port}`);
  await rm(socket, { force: true });
  await rm(`${socket}.lock`, { force: true });
}

async function makePrivate(directory: string, home: Home): Promise<string> {
  await mkdir(directory, { mode: 0o700, recursive: true });
  await giveTo(home.user, directory);
  return directory;
}

async function isUsable(directory: string, home: Home): Promise<boolean> {
  const found = await lstat(directory).catch(() => undefined);
  const user = home.user.uid ?? process.getuid?.();
  return Boolean(found?.isDirectory() && found.uid === user && basename(directory).startsWith(shortName));
}

async function makeShortDirectory(home: Home): Promise<string> {
  for (const parent of [tmpdir(), '/tmp']) {
    if (!isShort(join(parent, `${shortName}xxxxxx`)) || !(await canReach(parent, home.user))) continue;
    const directory = await mkdtemp(join(parent, shortName));
    await giveTo(home.user, directory);
    return directory;
  }
  throw new Error(
    `The path ${home.directory} is too long for a unix socket, and so is ${tmpdir()}: set TMPDIR to a short one.`,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
