import { setTimeout as sleep } from 'node:timers/promises';
import { connectionTo, maintenanceDatabase, withClient } from './connection';
import { type Home, homeFiles } from './home-directory';
import { isPostmasterOf, livingPostmaster, type Postmaster } from './postmaster';

// Crash recovery replays everything written since the last checkpoint.
const longestStartMs = 10 * 60_000;

/** Waits until the cluster's database accepts connections; returns undefined if none is running or starting. */
export async function joinRunning(
  home: Home,
  cluster: string,
  isStarting = () => false,
): Promise<Postmaster | undefined> {
  const deadline = Date.now() + longestStartMs;
  while (Date.now() < deadline) {
    const postmaster = await livingPostmaster(cluster);
    if (postmaster && (await answers(home, postmaster))) return postmaster;
    if (!postmaster && !isStarting()) return undefined;
    await sleep(10);
  }
  throw new Error(`The database has not answered for ten minutes (see ${homeFiles(home).log}).`);
}

/** Resolves when a process that is not our child has ended. */
export async function endOfProcess(cluster: string, pid: number): Promise<string> {
  while (await isPostmasterOf(cluster, pid)) await sleep(500, undefined, { ref: false });
  return 'its process is gone';
}

async function answers(home: Home, postmaster: Postmaster): Promise<boolean> {
  const connection = { ...(await connectionTo(home.directory, postmaster)), database: maintenanceDatabase };
  try {
    await withClient(connection, (client) => client.query('select 1'));
    return true;
  } catch (error) {
    if (isPassing(error as { code?: string })) return false;
    throw new Error(`The database in ${home.directory} does not accept connections: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Whether the error is temporary: starting, stopping, full, or not listening yet; any other SQLSTATE is final. */
function isPassing({ code = '' }: { code?: string }): boolean {
  return !/^[0-9A-Z]{5}$/.test(code) || /^(57P0|53)/.test(code);
}
