import { readFileSync } from 'node:fs';

/** Watches the event loop of this thread. */
export interface LoopWatch {
  /** Returns the longest block since the last call, in milliseconds of processor time. */
  longestBlock: () => number;
  stop: () => void;
}

const tick = 10;

/** Processor time of this thread in milliseconds; where the system does not tell it, that of the process. */
function busyTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/**
 * Ticks every 10 ms. Between two ticks, the loop was blocked for as long as the second came late and the thread was
 * busy: waiting for a slow machine or for the database is no block.
 */
export function watchLoop(): LoopWatch {
  let longest = 0;
  let at = performance.now();
  let busy = busyTime();

  function look(): void {
    const now = performance.now();
    const busyNow = busyTime();
    longest = Math.max(longest, Math.min(now - at - tick, busyNow - busy));
    at = now;
    busy = busyNow;
  }

  const timer = setInterval(look, tick);
  return {
    longestBlock() {
      look();
      const block = Math.round(longest);
      longest = 0;
      return block;
    },
    stop: () => clearInterval(timer),
  };
}

/** The longest block of the event loop while this was done, in milliseconds of processor time. */
export async function longestBlock<T>(work: () => Promise<T>): Promise<{ block: number; result: T }> {
  const watch = watchLoop();
  try {
    const result = await work();
    return { block: watch.longestBlock(), result };
  } finally {
    watch.stop();
  }
}
