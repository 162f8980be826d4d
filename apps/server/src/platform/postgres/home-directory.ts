import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canReach, unprivilegedUser, userOf } from './process-user';
import type { ProcessUser } from './run-program';

/**
 * Where the database is stored. Under root the directory stays root's, so that a compromised database cannot plant
 * links for root to follow; only the cluster and the socket directory inside belong to the database user.
 */
export interface Home {
  directory: string;
  user: ProcessUser;
}

export const homeFiles = (home: Home) => ({
  log: join(home.directory, 'postgres.log'),
  owner: join(home.directory, 'owner'),
  settings: join(home.directory, 'postgresql.conf'),
  socket: join(home.directory, 'socket'),
});

/** Finds or creates the home of the database of a data directory. */
export async function prepareHome(dataDirectory: string, log: (line: string) => void): Promise<Home> {
  const data = await makeDataDirectory(dataDirectory);
  const usual = join(data, 'postgres');
  const moved = (await readFile(movedTo(data), 'utf8').catch(() => '')).trim();
  const place = moved || usual;
  const exists = await stat(place).catch(() => undefined);
  const user = await userOf(place);
  if (await canReach(exists ? place : dirname(place), user)) return makeHome(place);
  if (exists || moved) {
    throw new Error(`User ${user.uid} cannot reach the database in ${place}. Allow it to enter the directories above.`);
  }
  return makeElsewhere(data, log);
}

// Stored beside the data, so that a data directory still finds its database after it is moved.
const movedTo = (data: string) => join(data, 'postgres.path');

const outside = '/var/lib/horae';

async function makeElsewhere(data: string, log: (line: string) => void): Promise<Home> {
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  await makePassable(outside);
  const home = await makeHome(join(outside, name));
  if (!(await canReach(home.directory, home.user))) {
    throw new Error(
      `User ${home.user.uid} can reach neither ${data} nor ${home.directory}: set HORAE_DATA_DIR to another directory.`,
    );
  }
  await writeFile(movedTo(data), `${home.directory}\n`, { mode: 0o600 });
  log(`The database is kept in ${home.directory}, since root's database user cannot reach ${data}.`);
  return home;
}

async function makeDataDirectory(path: string): Promise<string> {
  try {
    await makePassable(path);
    const data = await realpath(path);
    await letThrough(data);
    return data;
  } catch (error) {
    throw new Error(`The data directory ${path} cannot be created: ${(error as Error).message}`, { cause: error });
  }
}

// Lets the database user's group traverse a directory closed by root; the group still cannot list or read it.
async function letThrough(data: string): Promise<void> {
  const { uid, mode } = await stat(data);
  const { gid } = unprivilegedUser();
  if (gid === undefined || uid !== 0 || (mode & 0o077) !== 0) return;
  await chown(data, uid, gid);
  await chmod(data, 0o710);
}

// Others may traverse, not list: the database user must get through, whatever our umask is.
async function makePassable(directory: string): Promise<void> {
  if (await mkdir(directory, { recursive: true })) await chmod(directory, 0o711);
}

async function makeHome(directory: string): Promise<Home> {
  const user = await userOf(directory);
  try {
    await makePassable(directory);
    return { directory, user };
  } catch (error) {
    throw new Error(`The database directory ${directory} cannot be created: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
