import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries';
import type { Home } from './home-directory';
import { isPostmasterOf } from './postmaster';
import { run } from './run-program';

const longestStopMs = 60_000;

/** Ends every session, writes a checkpoint and waits until the process has ended. */
export async function stopDatabase(home: Home, binaries: Binaries, cluster: string, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    await run(binaries.pgCtl, ['stop', '-m', 'fast', '-D', cluster], { user: home.user, cwd: home.directory });
    return;
  }
  const deadline = Date.now() + longestStopMs;
  if (await isPostmasterOf(cluster, pid)) process.kill(pid, 'SIGINT');
  while (await isPostmasterOf(cluster, pid)) {
    // Immediate shutdown without a checkpoint: nothing is lost, because the next start replays the WAL.
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await sleep(10);
  }
}

/** Shuts it down immediately, without a checkpoint. */
export async function killDatabase(cluster: string, pid: number): Promise<void> {
  if (await isPostmasterOf(cluster, pid)) process.kill(pid, 'SIGQUIT');
  while (await isPostmasterOf(cluster, pid)) await sleep(10);
}
