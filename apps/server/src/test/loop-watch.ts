/** Watches the event loop of this process. */
export interface LoopWatch {
  /** Returns the longest block since the last call, in milliseconds of processor time. */
  longestBlock: () => number;
  stop: () => void;
}

const tick = 10;

/**
 * Ticks every 10 ms. Between two ticks, the loop was blocked for as long as the second came late and the process was
 * busy: waiting for a slow machine or for the database is no block.
 */
export function watchLoop(): LoopWatch {
  let longest = 0;
  let at = performance.now();
  let busy = process.cpuUsage();

  function look(): void {
    const now = performance.now();
    const { user, system } = process.cpuUsage(busy);
    longest = Math.max(longest, Math.min(now - at - tick, (user + system) / 1000));
    at = now;
    busy = process.cpuUsage();
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
