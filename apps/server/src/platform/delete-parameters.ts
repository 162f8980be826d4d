import type { FastifyRequest } from 'fastify';
import { invalid } from './errors';

/** A DELETE identifies its record in the query string or in a JSON body; the query string takes precedence. */
export function readBodyOfDelete(request: FastifyRequest): void {
  const { body, query } = request;
  if (body === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('', 'Send a JSON object.');
  request.query = { ...body, ...(query as object) };
}
