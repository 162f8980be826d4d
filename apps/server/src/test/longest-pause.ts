import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long the event loop was blocked at most, in milliseconds, while this was done. */
export async function longestPause<T>(work: () => Promise<T>): Promise<{ pause: number; result: T }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const result = await work();
  delay.disable();
  return { pause: delay.max / 1e6, result };
}
