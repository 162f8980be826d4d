import type { FastifyInstance } from 'fastify';

/** Keeps answers that say nothing else about it out of every cache: tokens, errors, what a change returned. */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    // Files of the browser application set theirs on the raw response.
    const saysSo = reply.hasHeader('cache-control') || reply.raw.hasHeader('cache-control');
    if (!saysSo) reply.header('cache-control', 'no-store');
    return payload;
  });
}
