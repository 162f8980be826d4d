import type { FastifyRequest } from 'fastify';

/** Whether the client accepts a gzip response. */
export const acceptsGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''));
