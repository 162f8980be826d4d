import type { FastifyRequest } from 'fastify';

/** Whether the sender takes an answer in gzip. */
export const acceptsGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''));
