import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { RunningWork } from '#platform/work/run-work';

/** Takes nothing new, waits for requests and background work under way, and ends what is left after the time limit. */
export async function drain(app: FastifyInstance, running: RunningWork, seconds: number): Promise<void> {
  const limit = new AbortController();
  const late = setTimeout(seconds * 1000, undefined, { signal: limit.signal }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  );
  try {
    await Promise.race([Promise.all([running.stop(), app.close()]), late]);
  } finally {
    limit.abort();
  }
}
