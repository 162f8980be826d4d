import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run-program';

/** The content of a cluster's `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  host: string;
}

/** Returns the living database process of the cluster, whoever started it. */
export async function livingPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const named = await namedPostmaster(cluster);
  return named && (await isPostmasterOf(cluster, named.pid)) ? named : undefined;
}

/** Returns the process that the pid file names, alive or not. */
export async function namedPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketDirectory, listenAddress] = file.split('\n').map((line) => line.trim());
  if (!Number(pid)) return undefined;
  return { pid: Number(pid), port: Number(port), host: socketDirectory || listenAddress || '' };
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process ids are reused, above all in containers, so the command line must name the cluster. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandLine(pid);
  return command === undefined || command.includes(cluster);
}

async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  // Empty for a zombie process.
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return run('/bin/ps', ['-o', 'command=', '-p', String(pid)], { user: {}, cwd: '/' }).catch(() => '');
}
