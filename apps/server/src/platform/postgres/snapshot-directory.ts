import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isUnfinished } from './unfinished';

/** One snapshot: a directory with the cluster's files and this note about them. */
export interface Snapshot {
  path: string;
  takenAt: string;
  /** The write transactions it includes, and the cluster that counts them. */
  transactions: string;
  cluster: string;
  postgresMajor: string;
}

const noteName = 'snapshot.json';

export const snapshotsOf = (dataDirectory: string) => join(dataDirectory, 'snapshots');
export const noteOf = (snapshot: string) => join(snapshot, noteName);
export const clusterOf = (snapshot: string) => join(snapshot, 'cluster');

/** Returns the complete snapshots in a directory, oldest first. */
export async function listSnapshots(directory: string): Promise<Snapshot[]> {
  const names = await readdir(directory).catch(() => []);
  const found = await Promise.all(
    names.filter((name) => !isUnfinished(name)).map((name) => readSnapshot(join(directory, name))),
  );
  return found.filter((snapshot) => snapshot !== undefined).sort((a, b) => a.takenAt.localeCompare(b.takenAt));
}

export async function readSnapshot(path: string): Promise<Snapshot | undefined> {
  const note = await readFile(noteOf(path), 'utf8').catch(() => undefined);
  if (!note) return undefined;
  const { takenAt, transactions, cluster, postgresMajor }: Omit<Snapshot, 'path'> = JSON.parse(note);
  return { path, takenAt, transactions, cluster, postgresMajor };
}

export async function removeSnapshotsBut(keep: number, directory: string): Promise<void> {
  const all = await listSnapshots(directory);
  for (const { path } of all.slice(0, Math.max(0, all.length - keep))) {
    // The note first, so that a half-removed snapshot no longer counts as one.
    await rm(noteOf(path), { force: true });
    await rm(path, { recursive: true, force: true });
  }
}
