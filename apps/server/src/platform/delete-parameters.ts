import type { FastifyRequest } from 'fastify';

/** A DELETE names its record in the query string or in a JSON body; the query string wins. */
export function readBodyOfDelete(request: FastifyRequest): void {
  const { body, query } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  request.query = { ...body, ...(query as object) };
}
