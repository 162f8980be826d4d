import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';

/** Returns the process id of the database of a data directory. */
export function postmasterPid(directory: string): number {
  const home = join(directory, 'postgres');
  const major = readdirSync(home).find((name) => /^\d+$/.test(name));
  return Number(readFileSync(join(home, major!, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Returns the command lines of the living processes that use a data directory. */
export function processesOf(directory: string): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return [];
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return command.includes(directory) ? [command] : [];
    } catch {
      return [];
    }
  });
}

export async function untilGone(find: () => string[]): Promise<void> {
  await vi.waitFor(() => expect(find()).toEqual([]), { timeout: 60_000, interval: 100 });
}
