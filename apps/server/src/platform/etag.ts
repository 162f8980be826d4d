import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Computes a tag from the body alone. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether `If-None-Match` contains this tag. Compares weakly; lists and `*` are allowed. */
export function holdsTag(request: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  return header.split(',').some((current) => current.trim() === '*' || current.trim().replace(/^W\//, '') === tag);
}

/** Tags every 200 response of a GET and of the bulk calls; replies 304 if the client already has it. */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { contract } = request.routeOptions.config;
    if (contract?.updates && reply.statusCode < 300 && typeof payload === 'string')
      reply.header('etag', etagOf(payload));
    if (!contract || reply.statusCode !== 200 || contract.path === '/health' || contract.writes === 'stream')
      return payload;
    if (contract.method !== 'GET' && contract.writes !== 'bulk') return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const known = reply.getHeader('etag');
    const tag = typeof known === 'string' ? known : etagOf(payload);
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    if (!holdsTag(request, tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
    return null;
  });
}
