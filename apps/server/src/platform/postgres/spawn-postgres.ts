import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Binaries } from './binaries';
import { type ProcessUser, programEnvironment } from './run-program';
import { logSize, reasonInLog } from './server-log';

export interface SpawnPlan {
  binaries: Binaries;
  user: ProcessUser;
  cluster: string;
  settings: string;
  log: string;
}

export interface SpawnedPostgres {
  pid: number;
  /** Resolves when the process has ended, with the reason from its log. */
  ended: Promise<string>;
}

/** Starts the database in its own process session, so that Ctrl+C reaches only Horae, which shuts it down cleanly. */
export async function spawnPostgres({ binaries, user, cluster, settings, log }: SpawnPlan): Promise<SpawnedPostgres> {
  const from = await logSize(log);
  const output = await open(log, 'a', 0o600);
  try {
    const child = spawn(binaries.postgres, ['-D', cluster, `--config-file=${settings}`], {
      ...user,
      cwd: '/',
      env: programEnvironment,
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
      windowsHide: true,
    });
    const ended = endOf(child).then(() => reasonInLog(log, from));
    await once(child, 'spawn');
    child.unref();
    return { pid: child.pid ?? 0, ended };
  } finally {
    await output.close();
  }
}

async function endOf(child: ChildProcess): Promise<void> {
  await once(child, 'exit').catch(() => undefined);
}
