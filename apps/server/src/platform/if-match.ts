import type { ReplyOf, RouteContract } from '@horae/contract/route';
import type { FastifyRequest } from 'fastify';
import { parse } from 'zod/v4/core';
import { stale } from './errors';
import { etagOf } from './etag';

/**
 * Refuses an update whose `If-Match` names another state than the one stored. The tag is that of the answer which holds the
 * record as it is now, so reads and updates of one record must answer in one shape.
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
