import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long work took, and how long the event loop was blocked at most meanwhile, in milliseconds. */
export async function longestPause<T>(work: () => Promise<T>): Promise<{ pause: number; took: number; result: T }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const result = await work();
  delay.disable();
  return { pause: delay.max / 1e6, took: performance.now() - began, result };
}
