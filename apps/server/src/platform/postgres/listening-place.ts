import { lstat, mkdir, readlink, rm, rmdir, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { type Home, homeFiles } from './home-directory';
import { giveTo } from './process-user';
import type { Listening } from './server-settings';
import { fitsSocket, makeTemporary, socketPort } from './temporary-directory';

const shortName = 'horae-';

/** Returns the private address to listen on; except on Windows always the same, since two Horaes may start together. */
export async function listeningPlace(home: Home): Promise<Listening> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const { socket } = homeFiles(home);
  if (fitsSocket(socket)) return { host: await makePrivate(socket, home), port: socketPort };
  const known = await readlink(socket).catch(() => undefined);
  if (known && (await isUsable(known, home))) return { host: known, port: socketPort };
  const short = await makeTemporary(shortName, home.user);
  await rm(socket, { recursive: true, force: true });
  await symlink(short, socket);
  return { host: short, port: socketPort };
}

/** Recreates the listening directory after a crash or after temporary files were cleaned up. */
export async function restoreListeningPlace(home: Home, { host }: Listening): Promise<void> {
  if (process.platform !== 'win32') await makePrivate(host, home);
}

/** Process ids are reused: a lock file of a dead database may name an unrelated living process. */
export async function removeSocketFiles({ host, port }: Listening): Promise<void> {
  if (process.platform === 'win32') return;
  const socket = join(host, `.s.PGSQL.${port}`);
  await rm(socket, { force: true });
  await rm(`${socket}.lock`, { force: true });
}

/** Removes what is outside the home; the next start creates it again. */
export async function leaveListeningPlace(home: Home): Promise<void> {
  const { socket } = homeFiles(home);
  const short = await readlink(socket).catch(() => undefined);
  if (!short || !(await isUsable(short, home))) return;
  await rm(socket, { force: true });
  // Not recursively: the link may have been redirected.
  await rmdir(short).catch(() => undefined);
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
