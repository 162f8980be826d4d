import { type BringUpPlan, bringUp, type RunningDatabase } from './bring-up';
import { connectionTo, maintenanceDatabase, type PostgresConnection, productDatabase, withClient } from './connection';
import { lockDataDirectory } from './data-directory-lock';
import { homeFiles } from './home-directory';
import { leaveListeningPlace } from './listening-place';
import { watchForOrphan } from './orphan-watcher';
import { ownershipOf } from './ownership';
import { stopDatabase } from './stop-database';
import { supervise } from './supervise';

export interface KeepOptions extends Omit<BringUpPlan, 'onSpawned'> {
  log: (line: string) => void;
  graceSeconds: number;
}

export interface KeptDatabase {
  connection: PostgresConnection;
  stop: () => Promise<void>;
}

/** Starts the database, claims it and keeps it running; returns undefined if it belongs to another Horae. */
export async function keepRunning(options: KeepOptions): Promise<KeptDatabase | undefined> {
  const { home, binaries, cluster, graceSeconds, log } = options;
  const ownership = ownershipOf(home);
  let watcher = { dismiss: () => {} };
  const watch = (pid: number) => {
    watcher.dismiss();
    const { owner: ownerFile } = homeFiles(home);
    watcher = watchForOrphan({ pid, cluster, user: home.user, ownerFile, ownerToken: ownership.token, graceSeconds });
  };
  const onSpawned = async (pid: number) => {
    await ownership.claim();
    watch(pid);
  };
  const up = async (again?: RunningDatabase) => {
    const database = await bringUp({ ...options, onSpawned }, again?.listening);
    if (database.wasRunning && again) watch(database.pid);
    return database;
  };

  // The watcher of a killed Horae may stop the database just before it is taken over; then it is brought up again.
  const takeOver = async () => {
    for (;;) {
      const database = await up();
      const connection = await connectionTo(home.directory, database.listening);
      const lock = await lockDataDirectory(connection, ownership.claim);
      if (lock !== 'unreachable') return { database, connection, lock };
    }
  };
  const { database: first, connection, lock } = await takeOver();
  if (lock === 'held by another') {
    watcher.dismiss();
    return undefined;
  }
  if (first.wasRunning) {
    watch(first.pid);
    log('The database of an earlier Horae is still running and will be used.');
  }
  const supervision = supervise(first, up, log);
  const stop = async () => {
    const last = await supervision.end();
    // We keep the lock to the very end, so that the next Horae never takes over a database that is stopping.
    lock.stopKeeping();
    if (last && (await ownership.isOurs())) {
      await stopDatabase(home, binaries, cluster, last.pid);
      await leaveListeningPlace(home);
    }
    await lock.release();
    await ownership.giveUp();
    watcher.dismiss();
  };
  await ensureProductDatabase(connection).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { connection, stop };
}

async function ensureProductDatabase(connection: PostgresConnection): Promise<void> {
  await withClient({ ...connection, database: maintenanceDatabase }, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [productDatabase]);
    if (!rowCount) await client.query(`create database ${productDatabase}`);
  });
}
