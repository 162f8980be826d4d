import type { FastifyInstance } from 'fastify';

const allowed = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, Last-Event-ID',
  'access-control-max-age': '600',
};

/** Allows pages of the configured origins to call; the browser blocks all others by default. */
export function admitOrigins(app: FastifyInstance, origins: string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (!origin || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'ETag, Retry-After, Roster-Version',
    });
    if (request.method === 'OPTIONS') return reply.code(204).headers(allowed).send();
  });
}
