import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Times an action in ms, after one warm-up run. */
export async function repeat(times, action) {
  await action(0);
  const taken = [];
  for (let n = 1; n <= times; n += 1) {
    const from = performance.now();
    const answer = await action(n);
    await answer?.arrayBuffer?.();
    taken.push(performance.now() - from);
  }
  return taken;
}

export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((share / 100) * sorted.length) - 1)];
}

/** User and system time of a process so far. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
