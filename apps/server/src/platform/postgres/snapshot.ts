import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { maintenanceDatabase, withClient } from './connection';
import { copyOne, copyTree, syncToDisk } from './copy-files';
import { clusterOf, noteOf, type Snapshot } from './snapshot-directory';
import type { RunningPostgres } from './start-postgres';
import { unfinishedName } from './unfinished';

export type SnapshotSource = Pick<RunningPostgres, 'connection' | 'clusterDirectory'>;
type State = Omit<Snapshot, 'path' | 'takenAt'>;

/** Copies the running cluster atomically into a new directory under `into`. */
export async function takeSnapshot(source: SnapshotSource, into: string, signal?: AbortSignal): Promise<Snapshot> {
  const takenAt = new Date().toISOString();
  const name = takenAt.replaceAll(':', '-');
  const unfinished = join(into, `${unfinishedName()}${name}`);
  const path = join(into, name);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const state = await onSession(source, (client) => copyCluster(client, source, clusterOf(unfinished), signal));
    await writeFile(noteOf(unfinished), JSON.stringify({ takenAt, ...state }));
    await syncToDisk(noteOf(unfinished));
    await syncToDisk(unfinished);
    await rename(unfinished, path);
    await syncToDisk(into);
    return { path, takenAt, ...state };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

const onSession = <T>({ connection }: SnapshotSource, work: (client: Client) => Promise<T>) =>
  withClient({ ...connection, database: maintenanceDatabase }, work);

/** Returns what has been written so far. Compared as a whole, since an older transaction may end after a newer one. */
export function stateOf(source: SnapshotSource): Promise<State> {
  return onSession(source, readState);
}

async function readState(client: Client): Promise<State> {
  const { rows } = await client.query<State>(
    `select pg_current_snapshot()::text as transactions, system_identifier::text as cluster,
      (current_setting('server_version_num')::int / 10000)::text as "postgresMajor" from pg_control_system()`,
  );
  if (!rows[0]) throw new Error('The database did not report what it contains.');
  return rows[0];
}

async function copyCluster(
  client: Client,
  { clusterDirectory }: SnapshotSource,
  to: string,
  signal?: AbortSignal,
): Promise<State> {
  const state = await readState(client);
  // The slot lasts as long as this session and retains the WAL from now on.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`horae_snapshot_${process.pid}`]);
  const start = await client.query<{ segment: string }>(
    `select pg_walfile_name(pg_backup_start('horae snapshot', fast => true)) as segment`,
  );
  await copyTree(clusterDirectory, to, { leavesOut, signal });
  const stop = await client.query<{ segment: string; label: string; tablespaces: string }>(
    `select pg_walfile_name(lsn) as segment, labelfile as label, spcmapfile as tablespaces
      from pg_backup_stop(wait_for_archive => false)`,
  );
  const [first, last] = [start.rows[0]?.segment, stop.rows[0]];
  if (!first || !last) throw new Error('The database did not report where the snapshot starts and ends.');
  await copyLog(join(clusterDirectory, 'pg_wal'), join(to, 'pg_wal'), first, last.segment);
  await writeNew(join(to, 'backup_label'), last.label);
  if (last.tablespaces) await writeNew(join(to, 'tablespace_map'), last.tablespaces);
  await syncToDisk(to);
  return state;
}

/** Copies the WAL between the two segments, which makes a copy taken during writes consistent. */
async function copyLog(from: string, to: string, first: string, last: string): Promise<void> {
  for (const segment of (await readdir(from)).filter((name) => /^[0-9A-F]{24}$/.test(name))) {
    if (segment >= first && segment <= last) await copyOne(join(from, segment), join(to, segment));
  }
  await syncToDisk(to);
}

async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  await syncToDisk(file);
}

const runtimeFiles =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|postgresql\.auto\.conf\.tmp)$/;
const runtimeDirectories = /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)[\\/]/;
const rebuiltFiles = /(^|[\\/])(pg_internal\.init.*|pgsql_tmp.*|t\d+_\d+(_\w+)?(\.\d+)?)$/;

/** What PostgreSQL itself excludes from a base backup: the state of the running process and what it rebuilds. */
const leavesOut = (path: string) => runtimeFiles.test(path) || runtimeDirectories.test(path) || rebuiltFiles.test(path);
