import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries';
import { connectionTo, maintenanceDatabase, type PostgresConnection } from './connection';
import { type Home, homeFiles } from './home-directory';
import { joinRunning } from './join-running';
import { listeningPlace } from './listening-place';
import { watchForOrphan } from './orphan-watcher';
import { isAlive, livingPostmaster } from './postmaster';
import { unprivilegedUser } from './process-user';
import type { ProcessUser } from './run-program';
import { throwAwaySettings, writeSettings } from './server-settings';
import { spawnPostgres } from './spawn-postgres';
import { killDatabase } from './stop-database';
import { makeTemporary, temporaryPlaces } from './temporary-directory';

export interface TestCluster {
  connection: PostgresConnection;
  stop: () => Promise<void>;
}

export interface ThrowAwayPlan {
  binaries: (home: Home) => Promise<Binaries>;
  initialise: (cluster: string, home: Home, binaries: Binaries) => Promise<void>;
}

const prefix = 'horae-test-';

/** Starts a cluster that lasts as long as this process: no file or process remains, however it ends. */
export async function startThrowAwayCluster(plan: ThrowAwayPlan): Promise<TestCluster> {
  const user = unprivilegedUser();
  await removeLeftovers(user);
  const home: Home = { directory: await makeTemporary(`${prefix}${process.pid}-`, user), user };
  const remove = () => rm(home.directory, { recursive: true, force: true, maxRetries: 5 });
  try {
    const { pid, cluster, connection, dismissWatcher } = await startIn(home, plan);
    return {
      connection,
      stop: async () => {
        dismissWatcher();
        await killDatabase(cluster, pid);
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function startIn(home: Home, plan: ThrowAwayPlan) {
  const { settings, log, owner: ownerFile } = homeFiles(home);
  const cluster = join(home.directory, 'cluster');
  const ownerToken = String(process.pid);
  const binaries = await plan.binaries(home);
  await plan.initialise(cluster, home, binaries);
  await writeFile(ownerFile, `${ownerToken}\n`);
  const listening = await listeningPlace(home);
  await writeSettings(settings, listening, throwAwaySettings);
  const { pid, ended } = await spawnPostgres({ binaries, user: home.user, cluster, settings, log });
  const throwAway = home.directory;
  const watcher = watchForOrphan({ pid, cluster, user: home.user, ownerFile, ownerToken, graceSeconds: 0, throwAway });
  let isStarting = true;
  void ended.finally(() => {
    isStarting = false;
  });
  if (!(await joinRunning(home, cluster, () => isStarting)))
    throw new Error(`The test cluster did not start: ${await ended}`);
  const connection = { ...(await connectionTo(home.directory, listening)), database: maintenanceDatabase };
  return { pid, cluster, connection, dismissWatcher: watcher.dismiss };
}

/** Removes what runs left behind that were killed before their watcher started. */
async function removeLeftovers(user: ProcessUser): Promise<void> {
  for (const place of await temporaryPlaces(user)) {
    for (const name of await readdir(place)) {
      const maker = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
      if (!maker || isAlive(maker)) continue;
      const cluster = join(place, name, 'cluster');
      const left = await livingPostmaster(cluster);
      if (left) await killDatabase(cluster, left.pid).catch(() => undefined);
      await rm(join(place, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
