import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, giveTo } from './process-user';
import type { ProcessUser } from './run-program';

// A unix socket's path is limited to 103 bytes on macOS and 107 on Linux.
const longestSocketPath = 100;
export const socketPort = 5432;

export const fitsSocket = (directory: string) =>
  Buffer.byteLength(join(directory, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;

/** Returns directories for the user's temporary directories: reachable, and short enough for a socket inside. */
export async function temporaryPlaces(user: ProcessUser): Promise<string[]> {
  const usable: string[] = [];
  for (const place of new Set([tmpdir(), '/tmp'])) {
    if (fitsSocket(join(place, 'horae-test-4194304-xxxxxx', 'socket')) && (await canReach(place, user)))
      usable.push(place);
  }
  return usable;
}

/** Creates a private directory with a short path, owned by the user. */
export async function makeTemporary(prefix: string, user: ProcessUser): Promise<string> {
  const [place] = await temporaryPlaces(user);
  if (!place)
    throw new Error(
      `${tmpdir()} cannot hold a database socket. Set TMPDIR to a short path that other users can enter.`,
    );
  const directory = await mkdtemp(join(await realpath(place), prefix));
  await giveTo(user, directory);
  return directory;
}
