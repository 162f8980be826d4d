import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries';
import type { Home } from './home-directory';
import { isPostmasterOf } from './postmaster';
import { run } from './run-program';

const longestStopMs = 60_000;

/** Ends every session, writes everything down and waits until the process is gone. */
export async function stopDatabase(home: Home, binaries: Binaries, cluster: string, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    await run(binaries.pgCtl, ['stop', '-m', 'fast', '-D', cluster], { user: home.user, cwd: home.directory });
    return;
  }
  const deadline = Date.now() + longestStopMs;
  if (await isPostmasterOf(cluster, pid)) process.kill(pid, 'SIGINT');
  while (await isPostmasterOf(cluster, pid)) {
    // At once and without a last checkpoint: nothing is lost, the next start replays it.
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await sleep(10);
  }
}

/** Ends it without writing anything down. */
export async function killDatabase(cluster: string, pid: number): Promise<void> {
  if (await isPostmasterOf(cluster, pid)) process.kill(pid, 'SIGQUIT');
  while (await isPostmasterOf(cluster, pid)) await sleep(10);
}
