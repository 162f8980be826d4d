import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServed } from '../../scripts/served.mjs';

/** How long a start takes, and how much memory the idle process uses. */
export async function benchProcess() {
  const directory = mkdtempSync(join(tmpdir(), 'horae-bench-'));
  const start = async () => {
    const from = performance.now();
    const served = await startServed({ HORAE_DATA_DIR: directory });
    return { served, seconds: (performance.now() - from) / 1000 };
  };
  try {
    const first = await start();
    await first.served.stop();
    const second = await start();
    const memory = residentMiB(second.served.pid);
    await second.served.stop();
    return [
      { what: 'first start → ready (database made, demo seeded)', unit: 's', value: first.seconds },
      { what: 'second start → ready', unit: 's', value: second.seconds, budget: 5 },
      { what: 'memory idle, server process', unit: 'MB', value: memory, budget: 400 },
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

export function residentMiB(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
