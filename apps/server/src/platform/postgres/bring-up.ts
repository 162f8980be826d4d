import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { type Home, homeFiles } from './home-directory';
import { endOfProcess, joinRunning } from './join-running';
import { clusterName, endLeftSessions } from './left-sessions';
import { listeningPlace, removeSocketFiles, restoreListeningPlace } from './listening-place';
import { giveToOwnerOf } from './process-user';
import { rotateLog } from './server-log';
import { embeddedSettings, type Listening, writeSettings } from './server-settings';
import { spawnPostgres } from './spawn-postgres';

export interface BringUpPlan {
  home: Home;
  binaries: Binaries;
  cluster: string;
  /** Called as soon as there is a process that could be orphaned. */
  onSpawned: (pid: number) => Promise<void>;
}

/** A database that accepts connections. */
export interface RunningDatabase {
  pid: number;
  listening: Listening;
  wasRunning: boolean;
  ended: Promise<string>;
}

const longestObstacleMs = 60_000;

/** Joins the database running on the cluster or starts one, retrying while a temporary obstacle is in the way. */
export async function bringUp(plan: BringUpPlan, again?: Listening): Promise<RunningDatabase> {
  const { home, cluster } = plan;
  const deadline = Date.now() + longestObstacleMs;
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 1_000)) {
    const running = await joinRunning(home, cluster);
    if (running) return { ...foreign(cluster, running.pid), listening: running, wasRunning: true };
    const listening = again ?? (await listeningPlace(home));
    const started = await startOn(plan, listening);
    if (typeof started !== 'string') return started;
    if (!isObstacle(started) || Date.now() > deadline) {
      throw new Error(`The database did not start: ${started} (see ${homeFiles(home).log})`);
    }
    if (started.includes('lock file')) await removeStaleLocks(plan, listening);
    else await endLeftSessions(cluster);
    await sleep(waitMs);
  }
}

const foreign = (cluster: string, pid: number) => ({ pid, ended: endOfProcess(cluster, pid) });

/** Returns the running database, or the reason it did not start. */
async function startOn(plan: BringUpPlan, listening: Listening): Promise<RunningDatabase | string> {
  const { home, cluster } = plan;
  const { settings, log } = homeFiles(home);
  await restoreListeningPlace(home, listening);
  await writeSettings(settings, listening, { ...embeddedSettings, cluster_name: clusterName(cluster) });
  await rotateLog(log);
  const spawned = await spawnPostgres({ ...plan, user: home.user, settings, log });
  await Promise.all([settings, log].map((file) => giveToOwnerOf(home.directory, file)));
  await plan.onSpawned(spawned.pid);
  let isStarting = true;
  void spawned.ended.finally(() => {
    isStarting = false;
  });
  const running = await joinRunning(home, cluster, () => isStarting);
  if (!running) return spawned.ended;
  const own = running.pid === spawned.pid ? spawned : foreign(cluster, running.pid);
  return { ...own, listening: running, wasRunning: own !== spawned };
}

/** Processes of a killed database can survive for a moment, and another Horae may be starting it. */
const isObstacle = (reason: string) => /pre-existing shared memory block|lock file .* already exists/.test(reason);

// Runs only after the database itself gave up on the locks and none is running: they name a dead or unrelated process.
async function removeStaleLocks({ home, cluster }: BringUpPlan, listening: Listening): Promise<void> {
  if (await joinRunning(home, cluster)) return;
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  await removeSocketFiles(listening);
}
