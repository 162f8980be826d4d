import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors';

/** Beyond the limit of concurrent requests, callers are asked to retry instead of waiting without end. */
export function limitLoad(app: FastifyInstance, atOnceAtMost = 1000): void {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    // Live channels stay open all day, one per screen, and never finish; they do not count.
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
