import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors';

/** Beyond what this process can hold, callers are told to come back instead of being kept waiting for ever. */
export function limitLoad(app: FastifyInstance, atOnceAtMost = 1000): void {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    // Live channels are open all day, one for each screen; nobody waits for their end.
    if (request.routeOptions.config.contract?.writes === 'stream') return;
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    if (underWay > atOnceAtMost) {
      throw new HttpError(503, 'UNAVAILABLE', 'Too many requests at once.', { retryAfterSeconds: 2 });
    }
  });
}
