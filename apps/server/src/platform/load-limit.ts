import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors';

const atOnceAtMost = 1000;

/** Beyond what this process can hold, callers are told to come back instead of being kept waiting for ever. */
export function limitLoad(app: FastifyInstance): void {
  let underWay = 0;
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    if (underWay > atOnceAtMost) {
      throw new HttpError(503, 'UNAVAILABLE', 'Too many requests at once.', { retryAfterSeconds: 2 });
    }
  });
}
