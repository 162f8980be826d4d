import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type SnapshotSource, stateOf, takeSnapshot } from './snapshot';
import { listSnapshots, removeSnapshotsBut, snapshotsOf } from './snapshot-directory';
import type { RunningPostgres } from './start-postgres';
import { isLeftover } from './unfinished';

const keptSnapshots = 24;
const hourMs = 3_600_000;
// No snapshot right after the start, while users wait for the server.
const soonestMs = 60_000;

/** Takes a snapshot every hour in which something was written; returns a function that stops the schedule. */
export function keepSnapshots(
  running: RunningPostgres,
  log: (line: string) => void,
  everyMs = hourMs,
): () => Promise<void> {
  const into = snapshotsOf(running.dataDirectory);
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const plan = (waitMs: number) => {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      work = round().finally(() => plan(everyMs));
    }, waitMs).unref();
  };
  const round = async () => {
    try {
      await snapshotWhenDue(running, into, ending.signal);
    } catch (error) {
      if (!ending.signal.aborted) log(`The hourly snapshot failed: ${(error as Error).message}`);
    }
  };
  void ageOfNewest(into).then((ageMs) => plan(Math.min(everyMs, Math.max(soonestMs, everyMs - ageMs))));
  return async () => {
    ending.abort();
    clearTimeout(timer);
    await work;
  };
}

export async function snapshotWhenDue(source: SnapshotSource, into: string, signal?: AbortSignal): Promise<void> {
  await removeLeftovers(into);
  if (!(await isSnapshotDue(source, into))) return;
  await takeSnapshot(source, into, signal);
  await removeSnapshotsBut(keptSnapshots, into);
}

/** Whether anything was written since the newest snapshot, or another cluster is running now. */
export async function isSnapshotDue(source: SnapshotSource, into: string): Promise<boolean> {
  const newest = (await listSnapshots(into)).at(-1);
  const now = await stateOf(source);
  return newest?.transactions !== now.transactions || newest.cluster !== now.cluster;
}

async function ageOfNewest(into: string): Promise<number> {
  const newest = (await listSnapshots(into)).at(-1);
  return newest ? Date.now() - Date.parse(newest.takenAt) : Infinity;
}

// Left by a process that was killed while copying.
async function removeLeftovers(into: string): Promise<void> {
  for (const name of await readdir(into).catch(() => [])) {
    if (isLeftover(name)) await rm(join(into, name), { recursive: true, force: true });
  }
}
