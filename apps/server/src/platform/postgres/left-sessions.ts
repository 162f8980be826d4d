import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { run } from './run-program';

/** The name in the process title of every process of the cluster's database. */
export const clusterName = (cluster: string) =>
  `horae-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;

/** Ends sessions that a killed database left behind; until their statement ends, no database can start in its place. */
export async function endLeftSessions(cluster: string): Promise<void> {
  const title = `postgres: ${clusterName(cluster)}:`;
  for (const [pid, command] of await processes()) {
    if (!command.startsWith(title)) continue;
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It has already ended.
    }
  }
}

async function processes(): Promise<[pid: number, command: string][]> {
  if (process.platform === 'win32') return [];
  if (process.platform === 'linux') {
    const pids = (await readdir('/proc')).map(Number).filter(Boolean);
    return Promise.all(pids.map(async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')]));
  }
  const listed = await run('/bin/ps', ['-axo', 'pid=,command='], { user: {}, cwd: '/' });
  return [...listed.matchAll(/^\s*(\d+)\s+(.*)$/gm)].map(([, pid, command = '']) => [Number(pid), command]);
}
