import type { ReplyOf, RouteContract } from '@horae/contract/route';
import type { FastifyRequest } from 'fastify';
import { parse } from 'zod/v4/core';
import { stale } from './errors';
import { etagOf } from './etag';

/**
 * Rejects an update whose `If-Match` does not match the stored record. The tag is that of the response with the current
 * record, so reads and updates of a record must return the same shape.
 */
export function refuseStale<R extends RouteContract>(
  request: Pick<FastifyRequest, 'headers'>,
  contract: R,
  now: ReplyOf<R>,
): void {
  const header = request.headers['if-match'];
  if (header === undefined) return;
  const tag = etagOf(JSON.stringify(parse(contract.reply, now)));
  const isHeld = header
    .split(',')
    .some((current) => current.trim() === '*' || current.trim().replace(/^W\//, '') === tag);
  if (!isHeld) throw stale(now);
}
