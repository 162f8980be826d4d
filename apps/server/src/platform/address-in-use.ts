import type { FastifyRequest } from 'fastify';

/** The address at which the page of a request was opened; undefined if its browser says nothing, or another host. */
export function addressInUse({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): string | undefined {
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host ? origin : undefined;
}
