import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries';
import { syncToDisk } from './copy-files';
import type { Home } from './home-directory';
import { giveTo } from './process-user';
import { initialise } from './run-initdb';
import { isLeftover, unfinishedName } from './unfinished';

/** Returns the cluster directory, creating it atomically if there is none. */
export async function ensureCluster(home: Home, binaries: Binaries): Promise<string> {
  const cluster = join(home.directory, binaries.major);
  await putBackWhatWasSetAside(cluster);
  await removeLeftovers(home.directory);
  const version = await clusterVersion(cluster);
  if (version === binaries.major) return cluster;
  if (version)
    throw new Error(`The database in ${cluster} is of PostgreSQL ${version}, this Horae brings ${binaries.major}.`);
  await refuseOtherMajor(home.directory, binaries.major);
  const unfinished = await mkdtemp(join(home.directory, unfinishedName()));
  await giveTo(home.user, unfinished);
  try {
    await initialise(unfinished, home, binaries);
    await rename(unfinished, cluster);
    await syncToDisk(home.directory);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another Horae may have created the cluster at the same time; then we use that one.
    if (await clusterVersion(cluster)) return cluster;
    throw new Error(`The database in ${cluster} could not be created: ${(error as Error).message}`, { cause: error });
  }
  return cluster;
}

export const asideOf = (cluster: string) => `${cluster}.before-restore`;

// A restore killed between its two renames leaves only the old cluster, under another name.
async function putBackWhatWasSetAside(cluster: string): Promise<void> {
  if (await clusterVersion(cluster)) return;
  if (await clusterVersion(asideOf(cluster))) await rename(asideOf(cluster), cluster);
}

export async function clusterVersion(cluster: string): Promise<string | undefined> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return version?.trim();
}

async function refuseOtherMajor(home: string, major: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!/^\d+$/.test(name) || !(await clusterVersion(join(home, name)))) continue;
    throw new Error(
      `The data in ${home} is of PostgreSQL ${name}, this Horae brings ${major}: export it with the Horae that wrote it, then import it here.`,
    );
  }
}

async function removeLeftovers(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (isLeftover(name))
      await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}
