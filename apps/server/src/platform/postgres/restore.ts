import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries';
import { copyTree, syncToDisk } from './copy-files';
import { type Home, prepareHome } from './home-directory';
import { asideOf } from './init-cluster';
import { livingPostmaster } from './postmaster';
import { giveTo } from './process-user';
import { clusterOf, readSnapshot } from './snapshot-directory';
import { startPostgres } from './start-postgres';
import { unfinishedName } from './unfinished';

export interface RestoreOptions {
  /** The data directory of Horae. */
  directory: string;
  /** The directory of the snapshot. */
  snapshot: string;
  log: (line: string) => void;
}

/** Replaces the current cluster with that of a snapshot, and puts it back if the new one does not start. */
export async function restoreSnapshot({ directory, snapshot, log }: RestoreOptions): Promise<void> {
  const note = await readSnapshot(snapshot);
  if (!note) throw new Error(`${snapshot} is not a snapshot.`);
  const home = await prepareHome(directory, log);
  const { major } = await findBinaries(home.directory, home.user);
  if (note.postgresMajor !== major) {
    throw new Error(
      `The snapshot was made with PostgreSQL ${note.postgresMajor}, but this version of Horae uses ${major}.`,
    );
  }
  const cluster = join(home.directory, major);
  const aside = asideOf(cluster);
  await refuseWhenInUse({ directory, log }, cluster);
  const fresh = await copyIntoHome(snapshot, home);
  try {
    await refuseWhenInUse({ directory, log }, cluster);
    await rm(aside, { recursive: true, force: true });
    await renameIfThere(cluster, aside);
    await rename(fresh, cluster);
    await syncToDisk(home.directory);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
  await proveOrPutBack({ directory, log }, cluster, aside);
}

type Start = Pick<RestoreOptions, 'directory' | 'log'>;

/** Stops a database that a killed Horae left running; throws if a living Horae owns it. */
async function refuseWhenInUse(start: Start, cluster: string): Promise<void> {
  if (await livingPostmaster(cluster)) await (await startPostgres(start)).stop();
}

async function copyIntoHome(snapshot: string, home: Home): Promise<string> {
  const fresh = await mkdtemp(join(home.directory, unfinishedName()));
  await copyTree(clusterOf(snapshot), fresh);
  await giveTo(home.user, fresh);
  return fresh;
}

async function proveOrPutBack(start: Start, cluster: string, aside: string): Promise<void> {
  try {
    await (await startPostgres(start)).stop();
  } catch (error) {
    if (await livingPostmaster(cluster)) throw error;
    await rm(cluster, { recursive: true, force: true });
    await renameIfThere(aside, cluster);
    throw new Error(
      `The snapshot could not be started, and the database was not changed: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
  await rm(aside, { recursive: true, force: true });
}

async function renameIfThere(from: string, to: string): Promise<void> {
  if (await stat(from).catch(() => undefined)) await rename(from, to);
}
